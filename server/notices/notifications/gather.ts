import { NOTIFICATION_KINDS } from '#domain/notices/notifications/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { Fact } from './fact.ts';

/**
 * Makes one fact of many at once of the same kind by the same user for the same ones, such as approvals by a batch or the sections
 * of a file (notifications.11), so that nobody gets a thousand notices, and an import has few facts for each of many watchers.
 * Facts about the source of one section are always one.
 */
export function gathered(facts: readonly Fact[]): Fact[] {
  const groups = Map.groupBy(facts, groupOf);
  return [...groups.values()]
    .flatMap((some) => (some.length < NOTIFICATION_LIMITS.gatheredFrom ? bySource(some) : [oneOf(some)]))
    .toSorted((a, b) => a.log_id - b.log_id);
}

const groupOf = ({ kind, actor_id, users, section_id }: Fact) =>
  [kind, actor_id, users.join(' '), NOTIFICATION_KINDS[kind].gathers === 'section' ? section_id : ''].join(
    ',',
  );

const bySource = (some: readonly Fact[]): Fact[] =>
  some[0]?.kind === 'sourceUpdate'
    ? [...Map.groupBy(some, ({ section_id }) => section_id).values()].map((same) => ({
        ...oneOf(same),
        amount: 1,
      }))
    : [...some];

/** One fact for some: it is about the last one, and about no string unless all are. */
function oneOf(some: readonly Fact[]): Fact {
  const last = some.at(-1);
  if (!last) throw new Error('a group has facts');
  const shared = <Field extends 'section_id' | 'string_id' | 'translation_id' | 'comment_id'>(
    field: Field,
  ) => (some.every((fact) => fact[field] === last[field]) ? last[field] : null);
  return {
    ...last,
    section_id: shared('section_id'),
    string_id: shared('string_id'),
    translation_id: shared('translation_id'),
    comment_id: shared('comment_id'),
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
    sections: [...new Set(some.flatMap(({ sections }) => sections))],
    strings: [...new Set(some.flatMap(({ strings }) => strings))],
  };
}
