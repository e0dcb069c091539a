import i18next from 'i18next';
import type { Presence } from '#contract/live.ts';
import { tellHeard } from '../../data/wire/heard.ts';
import type { Listener } from '../../data/wire/live.ts';
import { announce } from '../../ui/announcements/announce.ts';
import { applyChanges, type Place } from './apply-changes.ts';
import { type SaidDeed, tellingDeeds } from './deeds-said.ts';
import { bidFarewell } from './farewell.ts';
import { NOBODY, newWriters, othersIn, othersOf, seeOthers } from './present.ts';
import { cardsOf, keysOf } from './topics.ts';
import { whereaboutsIn } from './whereabouts-in.ts';

/** Milliseconds by which what is shown may be older than the stream that is opened for it. */
const FRESH = 1000;

/** What a page does on each event of a project's stream; where it has come to by then, `place` knows. */
export function hearing(place: () => Place): Listener {
  let isFirst = true;
  /** Until when something may have been done unheard: between the page's own calls and its stream. */
  let unheard: number | undefined;
  const tell = tellingDeeds(() => whereaboutsIn(place().project.id).at(), sayDeeds);
  return {
    hello({ is_resumed }) {
      const now = Date.now();
      bidFarewell(place().project.id, undefined);
      whereaboutsIn(place().project.id).again();
      if (!is_resumed) askAllAnew(place(), isFirst ? now - FRESH : now);
      unheard = isFirst && !is_resumed ? now : undefined;
      isFirst = false;
    },
    changes(changes) {
      applyChanges(place(), changes);
      tell(changes.deeds, place().reader);
    },
    presence(told) {
      seePeople(place(), told);
      // Who has come alone has missed nothing, and needs not ask for everything twice.
      if (unheard !== undefined && othersOf(place().project.id).amount > 0) askAllAnew(place(), unheard);
      unheard = undefined;
    },
    reset: () => askAllAnew(place(), Date.now()),
    gone({ kind }) {
      const { queries, project, reader } = place();
      const isGuest = reader === undefined;
      // Who comes and goes is not heard any more.
      seeOthers(project.id, NOBODY);
      if (kind === 'signedOut' && !isGuest) return tellHeard('signedOut');
      // A guest was not signed out: the texts are for others now.
      bidFarewell(project.id, kind === 'signedOut' ? 'hidden' : kind);
      // Who may not read the texts is shown what is left.
      for (const queryKey of cardsOf(project)) void queries.invalidateQueries({ queryKey });
    },
  };
}

function seePeople({ project: { id }, reader }: Place, told: Presence): void {
  const before = othersOf(id);
  const now = othersIn(told, reader, before);
  seeOthers(id, now);
  const string = whereaboutsIn(id).at();
  const [writer] = string === null ? [] : newWriters(before, now, string);
  if (writer) announce(i18next.t('live.writing', { username: writer.user.username }));
}

function sayDeeds(deeds: readonly SaidDeed[]): void {
  const [first, ...others] = deeds;
  if (!first) return;
  const { kind, username } = first;
  announce(
    others.length > 0
      ? i18next.t('live.deeds.several', { count: deeds.length })
      : i18next.t(`live.deeds.${kind}`, { username }),
  );
}

/** Whatever is shown of the project and came before this moment may be out of date. */
function askAllAnew({ queries, project }: Place, before: number): void {
  for (const queryKey of keysOf(project)) {
    void queries.invalidateQueries({
      queryKey,
      predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < before,
    });
  }
}
