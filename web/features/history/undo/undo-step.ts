import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { LogEntry } from '#contract/history/log.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.routes.ts';
import type { EventKind } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { isUndo } from '#domain/core/events/undo.ts';
import { cacheKeys, writeKeys } from '../../../data/cache-keys.ts';
import { showsAny } from '../../../data/queries/editor.ts';
import { call } from '../../../data/wire/call.ts';
import type { ActName } from './act-name.ts';

// Loaded with the first undo, because the editor's first view has no need of it.

export { leftWords } from '../../../language/version-words.ts';
export { showUndoToast } from '../../../ui/toasts/undo-toast.tsx';
export { actName } from './act-name.ts';

/** Which of one's own events to undo, one after another: they are those not undone yet, newest first. */
export type ChooseEvents = (mine: readonly LogEntry[]) => readonly LogEntry[];

/** What an action was about, as its event says. */
export type About = Partial<Pick<LogEntry, 'string_id' | 'translation_id' | 'comment_id' | 'n'>> & {
  /** The id of the section; null if it was about none. */
  section?: number | null;
};

/** What a user has done, by its event. */
export type Act = { kind: EventKind & ActName; about: About };

/** The newest events of some acts. */
export const eventsOfActs =
  (acts: readonly Act[]): ChooseEvents =>
  (mine) =>
    acts.flatMap((act) => mine.find((event) => isOf(event, act)) ?? []);

function isOf(event: LogEntry, { kind, about: { section, ...fields } }: Act): boolean {
  return (
    event.w === LOG_CODES[kind] &&
    !isUndo(event) &&
    (section === undefined || (event.se?.id ?? null) === section) &&
    Object.entries(fields).every(([field, value]) => event[field as keyof typeof fields] === value)
  );
}

/** The event that was undone, and the one that undid it. */
export type Done = { event: LogEntry; made: LogEntry };

/** Undoes some of one's own events. Returns the first of them; undefined if there is none to undo. */
export async function undoChosen(
  queries: QueryClient,
  project: number,
  choose: ChooseEvents,
): Promise<Done | undefined> {
  await whenOthersAreSent(queries);
  let first: Done | undefined;
  for (const event of choose(await call(listMyEvents, { params: { project } }))) {
    const undoing = await call(undoEvent, { params: { project, event: event.id } });
    first ??= { event, made: undoing };
  }
  return first;
}

/** Fetches again what undoing may have changed. */
export const refreshContent = (queries: QueryClient, project: number) =>
  Promise.all(keysOfContent(project).map((queryKey) => queries.invalidateQueries({ queryKey })));

const keysOfContent = (project: number) => [
  cacheKeys.editorPages(project),
  cacheKeys.pageOfString(project),
  cacheKeys.comments(project),
  cacheKeys.dictionary(project),
  cacheKeys.deleted(project),
  cacheKeys.projects(),
  cacheKeys.sectionsOf(project),
  cacheKeys.section(project),
  cacheKeys.reading(project),
  cacheKeys.statistics(project),
  cacheKeys.log(project),
];

/** Whether a page of the editor with this string is shown. */
export const isShown = (queries: QueryClient, project: number, string: number) =>
  queries
    .getQueryCache()
    .findAll({ queryKey: cacheKeys.editorPages(project), type: 'active' })
    .some(({ state }) => showsAny(state.data, new Set([string])));

/** Waits for writes that are under way, so that the newest event is that of the last one. */
function whenOthersAreSent(queries: QueryClient): Promise<void> {
  const undoing = hashKey(writeKeys.named('undo'));
  const areSent = () =>
    queries.isMutating({
      predicate: ({ state, options }) => !state.isPaused && hashKey(options.mutationKey ?? []) !== undoing,
    }) === 0;
  if (areSent()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queries.getMutationCache().subscribe(() => {
      if (!areSent()) return;
      stop();
      resolve();
    });
  });
}
