import { requestInvite } from '#contract/projects/invites.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import type { ServiceApart } from './apart.ts';
import type { Request } from './asker.ts';
import type { Fact } from './figures.ts';
import type { Person } from './place.ts';
import { makeProject, makeStrings } from './texts.ts';

/** The number of requests of each kind, after a tenth of them to warm up. */
const TIMES = 1500;
const AT_ONCE = 8;

/** The server's processor time for a save, a vote and a compressed page, averaged over many at once. */
export async function measureCosts(
  apart: ServiceApart,
  { owner, voter }: { owner: Person; voter: Person },
  { project, sections }: { project: number; sections: number[] },
): Promise<Fact[]> {
  const own = await makeProject(owner);
  await voter.call(requestInvite, { params: own });
  const { strings } = await makeStrings(owner, own, TIMES + TIMES / 10);
  const saves = strings.map((params) => owner.request(addTranslation, { params, body: { text: 'Привет' } }));
  const query = { sections: printSectionsList(sections), size: 50 };
  const page = { ...owner.request(openEditorPage, { params: { project }, query }), encoding: 'br, gzip' };

  const facts: Fact[] = [];
  async function add(name: string, requests: Request[]): Promise<string[]> {
    const warm = (await apart.ask(requests.slice(0, TIMES / 10), AT_ONCE)).replies;
    const before = await apart.processorTime();
    const { replies } = await apart.ask(requests.slice(TIMES / 10), AT_ONCE);
    const after = await apart.processorTime();
    const value = before === null || after === null ? null : (after - before) / replies.length;
    facts.push({ name: `processor time of a ${name}`, value, unit: 'ms' });
    return [...warm, ...replies];
  }
  const saved = await add('save', saves);
  await add(
    'vote',
    strings.map((string, nth) => {
      const params = { ...string, translation: Number(JSON.parse(saved[nth] ?? '{}').id) };
      return voter.request(castVote, { params, body: { is_minus: false } });
    }),
  );
  await add('compressed page', Array(TIMES).fill(page));
  return facts;
}
