import type { Changes, LiveAction } from '#contract/notices/live.ts';
import { eventKindOf, liveEffectOf } from '#domain/core/events/kinds.ts';
import { LIVE_TOPICS, type LiveTopic } from '#domain/core/events/live.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { type Contents, readContents } from './content-queries.ts';
import type { LiveLogEntry, ProjectEvents } from './log-queries.ts';
import { eventText } from './streams.ts';

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

/** The changes with one action for each section, kind and actor: pages fetch these sections again. */
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

/** The new events of a project: its changes, or `reset` if they can't all be sent. */
export type LiveUpdate = ChangedContent | 'reset';

/** Whether somebody may have lost access; a `reset` may include anything. */
export const affectsAccess = (update: LiveUpdate | undefined): boolean =>
  update === 'reset' || update?.affectsAccess === true;

/** The position in an event's id that a client sent; undefined if the id is invalid. */
export const positionOf = (id: string | undefined): number | undefined =>
  id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : undefined;

/**
 * The changes of a project after a position. The result is `reset` if the position is unknown or ahead of the
 * project's, as after a database was restored, or if events are too many or no longer kept (live.4).
 */
export function updateAfter(
  position: number | undefined,
  { head, events }: ProjectEvents,
): LiveUpdate | undefined {
  if (position === undefined || position > head || head - position > LIMITS.liveLines) return 'reset';
  if (position === head) return undefined;
  const missed = events.filter((event) => event.position > position);
  return missed.length === head - position ? changedBy(missed.map(({ entry }) => entry)) : 'reset';
}

/** The `changes` events of all these updates, with the present content, which is read in one query. */
export async function changesEvents(
  sql: Sql,
  all: readonly { project: number; head: number; update: LiveUpdate }[],
): Promise<Map<LiveUpdate, string>> {
  const sendable = all.flatMap(({ project, head, update }) =>
    update === 'reset' ? [] : [{ project, head, update }],
  );
  const contents = await contentsFor(sql, sendable);
  return new Map(
    sendable.map(({ head, update }) => [
      update,
      eventText('changes', eventDataOf(update, contents), `${head}`),
    ]),
  );
}

async function contentsFor(
  sql: Sql,
  sendable: readonly { project: number; update: ChangedContent }[],
): Promise<Contents> {
  if (sendable.length === 0) return { rows: new Map(), comments: new Map(), stats: new Map() };
  const keys = (of: (touched: ChangedContent) => Iterable<number>) =>
    sendable.flatMap(({ project, update }) => [...of(update)].map((id) => ({ project, id })));
  return readContents(sql, {
    strings: keys(({ strings }) => strings),
    comments: keys(({ comments }) => comments),
    sections: keys(({ sections }) => sections.keys()),
  });
}
