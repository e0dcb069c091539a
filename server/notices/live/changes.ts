import type { Changes, LiveAction } from '#contract/notices/live.ts';
import { eventKindOf, liveEffectOf } from '#domain/core/events/kinds.ts';
import { LIVE_TOPICS, type LiveTopic } from '#domain/core/events/live.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Contents } from './content-queries.ts';
import type { LiveLogEntry } from './log-queries.ts';

/** The changes that some log entries of one project describe, by id; the present content is read from the database. */
export type ChangedContent = {
  actions: LiveAction[];
  strings: Set<number>;
  comments: Set<number>;
  /** Each changed section, and whether what pages show of it is stale. */
  sections: Map<number, boolean>;
  topics: Set<LiveTopic>;
  /** Whether somebody may have lost access. */
  affectsAccess: boolean;
};

/**
 * Reads log entries by the table of domain/core/events/kinds.ts. If too many strings changed, their sections are marked as
 * stale instead.
 */
export function changedBy(lines: readonly LiveLogEntry[]): ChangedContent {
  const changed: ChangedContent = {
    actions: [],
    strings: new Set(),
    comments: new Set(),
    sections: new Map(),
    topics: new Set(['log']),
    affectsAccess: false,
  };
  for (const line of lines) addChange(changed, line);
  return changed.strings.size > LIMITS.liveRows ? bySection(changed) : changed;
}

function addChange(changed: ChangedContent, line: LiveLogEntry) {
  const { section_id, string_id, comment_id, is_moved, left_section, second_string } = line;
  const kind = eventKindOf(line.w);
  const { isPublicEvent, changes, isReordering, revokesAccess, topics } = liveEffectOf(kind);
  for (const topic of topics) changed.topics.add(topic);
  if (revokesAccess) changed.affectsAccess = true;
  for (const id of [string_id, second_string]) if (changes && id !== null) changed.strings.add(id);
  if (changes === 'comment' && comment_id !== null) changed.comments.add(comment_id);
  // A change of the order of sections is an entry of the same kind without a section.
  if (kind === 'rearrange' && section_id === null) changed.topics.add('sections');
  for (const id of [section_id, left_section]) {
    if (id === null) continue;
    const isStale = isReordering === true || is_moved || changed.sections.get(id) === true;
    changed.sections.set(id, isStale);
  }
  if (isPublicEvent && kind) changed.actions.push(actionOf(kind, line));
}

const actionOf = (kind: LiveAction['kind'], line: LiveLogEntry): LiveAction => ({
  kind,
  actor: line.actor,
  section_id: line.section_id,
  string_id: line.string_id,
  translation_id: line.translation_id,
  comment_id: line.comment_id,
  amount: line.amount,
});

/** The same changes by section only: pages fetch these sections again. */
function bySection(changed: ChangedContent): ChangedContent {
  const alike = Map.groupBy(
    changed.actions,
    ({ kind, actor, section_id }) => `${kind} ${actor?.id} ${section_id}`,
  );
  return {
    ...changed,
    actions: [...alike.values()].flatMap(([first, ...others]) =>
      first === undefined || others.length === 0 ? (first ?? []) : mergedAction(first, others),
    ),
    strings: new Set(),
    comments: new Set(),
    sections: new Map([...changed.sections.keys()].map((id) => [id, true])),
  };
}

function mergedAction(first: LiveAction, others: readonly LiveAction[]): LiveAction {
  const amount = [first, ...others].reduce((sum, deed) => sum + (deed.amount ?? 1), 0);
  return { ...first, string_id: null, translation_id: null, comment_id: null, amount };
}

/** The JSON of the event for these changes, with the present content. */
export function eventDataOf(changed: ChangedContent, contents: Contents): string {
  const json = JSON.stringify(changesOf(changed, contents));
  if (Buffer.byteLength(json) <= LIMITS.liveEventBytes) return json;
  return JSON.stringify(changesOf(bySection(changed), contents));
}

function changesOf(
  { actions, strings, comments, sections, topics }: ChangedContent,
  { rows, comments: commentsById, stats }: Contents,
): Changes {
  return {
    deeds: actions,
    rows: [...strings].flatMap((id) => rows.get(id) ?? []),
    gone: [...strings].filter((id) => !rows.has(id)),
    comments: [...comments].flatMap((id) => commentsById.get(id) ?? []),
    sections: [...sections].flatMap(([id, is_stale]) => {
      const now = stats.get(id);
      return now ? [{ id, stats: now, is_stale }] : [];
    }),
    topics: LIVE_TOPICS.filter((topic) => topics.has(topic)),
  };
}
