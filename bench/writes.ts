import { requestInvite } from '#contract/projects/invites.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import type { Figure } from './figures.ts';
import type { BenchPlace, Person } from './place.ts';
import type { Times } from './stopwatch.ts';
import { makeProject, makeStrings, type StringPath } from './texts.ts';

const TIMES = { 1: 200, 8: 400, 32: 400 } as const;
const AT_ONCE = [1, 8, 32] as const;
/**
 * Writes of each kind before the measured ones: PostgreSQL plans the first five of each connection by themselves, which takes
 * thrice the time of a write.
 */
const WARM_UP = 200;
/** The strings of all measurements, each of which is saved once. */
const STRINGS = 2000;

export type WriteFloor = `rows of a ${'save' | 'vote'} at ${(typeof AT_ONCE)[number]}`;

/** Measures the floors of a save and of a vote: their rows, written without rights and contract, in eight sections. */
export async function measureWriteFloors(
  place: BenchPlace,
  { owner, voter }: { owner: Person; voter: Person },
): Promise<Record<WriteFloor, Times>> {
  const strings = await stringsIn(owner, 8);
  const write = async (some: StringPath[], atOnce: number) => {
    const saved = await place.ask(
      some.map((at) => floorRequest('save', at, `${at.string}/${owner.id}`)),
      atOnce,
    );
    const votes = some.map((at, nth) =>
      floorRequest('vote', at, `${at.string}/${JSON.parse(saved.replies[nth] ?? '{}').id}/${voter.id}`),
    );
    return { save: saved.times, vote: (await place.ask(votes, atOnce)).times };
  };
  await write(strings.splice(0, WARM_UP), 8);
  const floors: Partial<Record<WriteFloor, Times>> = {};
  for (const atOnce of AT_ONCE) {
    const { save, vote } = await write(strings.splice(0, TIMES[atOnce]), atOnce);
    floors[`rows of a save at ${atOnce}`] = save;
    floors[`rows of a vote at ${atOnce}`] = vote;
  }
  return floors as Record<WriteFloor, Times>;
}

const floorRequest = (act: string, { project, section }: StringPath, rest: string) => ({
  method: 'POST',
  path: `/floor/${project}/${section}/${act}/${rest}`,
});

/** Measures saving, voting and approving, one, eight and 32 at a time, in one section and spread over eight. */
export async function measureWrites(
  place: BenchPlace,
  { owner, voter }: { owner: Person; voter: Person },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [where, amount] of [
    ['one section', 1],
    ['eight sections', 8],
  ] as const) {
    const strings = await stringsIn(owner, amount);
    await voter.call(requestInvite, { params: { project: strings[0]?.project ?? 0 } });
    const write = async (some: StringPath[], atOnce: number) => {
      const saves = some.map((params) => owner.request(addTranslation, { params, body: { text: 'Привет' } }));
      const saved = await place.ask(saves, atOnce);
      const made = some.map((params, nth) => ({
        ...params,
        translation: Number(JSON.parse(saved.replies[nth] ?? '{}').id),
      }));
      const votes = made.map((params) => voter.request(castVote, { params, body: { is_minus: false } }));
      const voted = await place.ask(votes, atOnce);
      const approvals = made.map((params) => owner.request(approve, { params }));
      return { save: saved.times, vote: voted.times, approve: (await place.ask(approvals, atOnce)).times };
    };
    await write(strings.splice(0, WARM_UP), 8);
    for (const atOnce of AT_ONCE) {
      const some = strings.splice(0, TIMES[atOnce]);
      const add = (what: string, times: Times, rows: 'save' | 'vote' = 'save') =>
        figures.push({
          name: `${what} at ${atOnce}, ${where}`,
          floor: `rows of a ${rows} at ${atOnce}`,
          times,
        });
      const times = await write(some, atOnce);
      add('save', times.save);
      add('vote', times.vote, 'vote');
      add('approve', times.approve);
      if (atOnce > 1 || amount > 1) continue;
      const comments = some.map((params) => owner.request(addComment, { params, body: { text: 'Hm.' } }));
      add('comment', (await place.ask(comments, atOnce)).times);
    }
  }
  return figures;
}

/** Strings of a new project, taking turns between its sections. */
async function stringsIn(owner: Person, sections: number): Promise<StringPath[]> {
  const project = await makeProject(owner);
  const bySection: StringPath[][] = [];
  for (let nth = 0; nth < sections; nth++) {
    bySection.push((await makeStrings(owner, project, STRINGS / sections)).strings);
  }
  return Array.from(
    { length: STRINGS },
    (_, nth) => bySection[nth % sections]?.[Math.floor(nth / sections)],
  ).filter((string) => string !== undefined);
}
