import { addComment } from '#contract/texts/comments.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { TOP_LEVEL } from '#domain/texts/comments/comments.ts';
import { INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import type { Callers } from './fill.ts';
import type { Person } from './people.ts';
import type { Fragment, Remark, Version } from './work.ts';

/** The place of a string in the paths of the calls. */
type AtString = { project: number; section: number; string: number };

/** Translates one string as its people did, and lets them talk about it. */
export async function makeFragment(
  as: Callers,
  owner: Person,
  at: AtString,
  { versions, remarks }: Fragment,
) {
  for (const version of versions) await makeVersion(as, owner, at, version);
  await discuss(as, at, remarks ?? []);
}

async function makeVersion(as: Callers, owner: Person, at: AtString, version: Version) {
  const { by, text, initial, plus = [], minus = [], approved } = version;
  const status = initial ? INITIAL : REGULAR;
  const { id: translation } = await as(by)(addTranslation, { params: at, body: { text, status } });
  const params = { ...at, translation };
  for (const person of plus) await as(person)(castVote, { params });
  for (const person of minus) await as(person)(castVote, { params, body: { is_minus: true } });
  if (approved) await as(owner)(approve, { params });
}

async function discuss(as: Callers, at: AtString, remarks: readonly Remark[], reply = TOP_LEVEL) {
  for (const { by, says, answers = [] } of remarks) {
    const { id } = await as(by)(addComment, { params: at, body: { text: says, reply } });
    await discuss(as, at, answers, id);
  }
}
