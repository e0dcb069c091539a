import { requestInvite } from '#contract/projects/invites.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import type { BenchUser } from './bench-service.ts';
import { makeProject, makeStrings, type StringPath } from './data.ts';
import type { Run } from './run.ts';
import type { Times } from './stopwatch.ts';

const TIMES = { 1: 200, 8: 400, 32: 400 } as const;
const CONCURRENCIES = [1, 8, 32] as const;
/**
 * Writes of each kind before the measured ones: PostgreSQL plans the first five of each connection by themselves, which
 * takes thrice the time of a write.
 */
const WARM_UP = 200;
/** The strings of all measurements, each of which is saved once. */
const STRINGS = 2000;

export type WriteFloor = `rows of a ${'save' | 'vote'} at ${(typeof CONCURRENCIES)[number]}`;

/** Measures the floors of a save and of a vote: their rows, written without rights and contract, in eight sections. */
export async function measureWriteFloors({ service, owner, voter }: Run): Promise<Record<WriteFloor, Times>> {
  const strings = await stringsIn(owner, 8);
  const write = async (paths: StringPath[], concurrency: number) => {
    const saved = await service.send(
      paths.map((path) => floorRequest('save', path, `${path.string}/${owner.id}`)),
      concurrency,
    );
    const votes = paths.map((path, nth) =>
      floorRequest('vote', path, `${path.string}/${JSON.parse(saved.replies[nth] ?? '{}').id}/${voter.id}`),
    );
    return { save: saved.times, vote: (await service.send(votes, concurrency)).times };
  };
  await write(strings.splice(0, WARM_UP), 8);
  const floors: Partial<Record<WriteFloor, Times>> = {};
  for (const concurrency of CONCURRENCIES) {
    const { save, vote } = await write(strings.splice(0, TIMES[concurrency]), concurrency);
    floors[`rows of a save at ${concurrency}`] = save;
    floors[`rows of a vote at ${concurrency}`] = vote;
  }
  return floors as Record<WriteFloor, Times>;
}

const floorRequest = (act: string, { project, section }: StringPath, rest: string) => ({
  method: 'POST',
  path: `/floor/${project}/${section}/${act}/${rest}`,
});

/** Measures saving, voting and approving, one, eight and 32 at a time, in one section and spread over eight. */
export async function measureWrites({ service, owner, voter, addFigure }: Run): Promise<void> {
  for (const [where, amount] of [
    ['one section', 1],
    ['eight sections', 8],
  ] as const) {
    const strings = await stringsIn(owner, amount);
    await voter.call(requestInvite, { params: { project: strings[0]?.project ?? 0 } });
    const write = async (paths: StringPath[], concurrency: number) => {
      const saves = paths.map((params) =>
        owner.request(addTranslation, { params, body: { text: 'Привет' } }),
      );
      const saved = await service.send(saves, concurrency);
      const translations = paths.map((params, nth) => ({
        ...params,
        translation: Number(JSON.parse(saved.replies[nth] ?? '{}').id),
      }));
      const votes = translations.map((params) =>
        voter.request(castVote, { params, body: { is_minus: false } }),
      );
      const voted = await service.send(votes, concurrency);
      const approvals = translations.map((params) => owner.request(approve, { params }));
      return {
        save: saved.times,
        vote: voted.times,
        approve: (await service.send(approvals, concurrency)).times,
      };
    };
    await write(strings.splice(0, WARM_UP), 8);
    for (const concurrency of CONCURRENCIES) {
      const paths = strings.splice(0, TIMES[concurrency]);
      const add = (what: string, times: Times, rows: 'save' | 'vote' = 'save') =>
        addFigure(`${what} at ${concurrency}, ${where}`, `rows of a ${rows} at ${concurrency}`, times);
      const times = await write(paths, concurrency);
      add('save', times.save);
      add('vote', times.vote, 'vote');
      add('approve', times.approve);
      if (concurrency > 1 || amount > 1) continue;
      const comments = paths.map((params) => owner.request(addComment, { params, body: { text: 'Hm.' } }));
      add('comment', (await service.send(comments, concurrency)).times);
    }
  }
}

/** Strings of a new project, taking turns between its sections. */
async function stringsIn(owner: BenchUser, sections: number): Promise<StringPath[]> {
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
