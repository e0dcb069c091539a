import i18next from 'i18next';
import type { Presence } from '#contract/notices/live.ts';
import { projectCardKeys, projectKeys } from '../../../data/queries/live-topics.ts';
import type { Listener } from '../../../data/wire/live.ts';
import { emitServiceEvent } from '../../../data/wire/service-events.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { setAccessLoss } from './access-lost.ts';
import { type AnnouncedEvent, createEventAnnouncer } from './announced-events.ts';
import { applyChanges, type LiveContext } from './apply-changes.ts';
import { ownPresenceIn } from './own-presence.ts';
import { NOBODY, newlyTyping, othersFrom, othersOf, setOthers } from './presence.ts';

/** Milliseconds by which cached data may be older than the stream that is opened after it. */
const MAX_CACHE_AGE = 1000;

/** Makes the listener of a project's stream. `context` returns the project and the reader as they are now. */
export function createLiveListener(context: () => LiveContext): Listener {
  let isFirst = true;
  /** Set while events may have been missed between the page's own calls and its stream: data from before it may be stale. */
  let missedUntil: number | undefined;
  const announceLater = createEventAnnouncer(() => ownPresenceIn(context().project.id).at(), announceEvents);
  return {
    hello({ is_resumed }) {
      const now = Date.now();
      setAccessLoss(context().project.id, undefined);
      ownPresenceIn(context().project.id).again();
      if (!is_resumed) invalidateAll(context(), isFirst ? now - MAX_CACHE_AGE : now);
      missedUntil = isFirst && !is_resumed ? now : undefined;
      isFirst = false;
    },
    changes(changes) {
      applyChanges(context(), changes);
      announceLater(changes.deeds, context().reader);
    },
    presence(presence) {
      updateOthers(context(), presence);
      // A reader who is alone has missed nothing, and doesn't need to fetch everything twice.
      if (missedUntil !== undefined && othersOf(context().project.id).amount > 0) {
        invalidateAll(context(), missedUntil);
      }
      missedUntil = undefined;
    },
    reset: () => invalidateAll(context(), Date.now()),
    gone({ kind }) {
      const { queries, project, reader } = context();
      const isGuest = reader === undefined;
      // Presence is not received any more.
      setOthers(project.id, NOBODY);
      if (kind === 'signedOut' && !isGuest) return emitServiceEvent('signedOut');
      // A guest was not signed out: the project is for its members now.
      setAccessLoss(project.id, kind === 'signedOut' ? 'hidden' : kind);
      // The card says what somebody without access may still see.
      for (const queryKey of projectCardKeys(project.id)) void queries.invalidateQueries({ queryKey });
    },
  };
}

function updateOthers({ project: { id }, reader }: LiveContext, presence: Presence): void {
  const before = othersOf(id);
  const after = othersFrom(presence, reader, before);
  setOthers(id, after);
  const string = ownPresenceIn(id).at();
  const [writer] = string === null ? [] : newlyTyping(before, after, string);
  if (writer) announce(i18next.t('live.writing', { username: writer.user.username }));
}

function announceEvents(events: readonly AnnouncedEvent[]): void {
  const [first, ...others] = events;
  if (!first) return;
  const { kind, username } = first;
  announce(
    others.length > 0
      ? i18next.t('live.events.several', { count: events.length })
      : i18next.t(`live.events.${kind}`, { username }),
  );
}

/** Invalidates all cached data of the project that is older than this moment. */
function invalidateAll({ queries, project }: LiveContext, before: number): void {
  for (const queryKey of projectKeys(project.id)) {
    void queries.invalidateQueries({
      queryKey,
      predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < before,
    });
  }
}
