import { eventKindOf, liveEffectOf } from '#domain/core/events/kinds.ts';
import type { Consumer } from '../../core/events/consume.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { automaticWatchesIn } from './automatic-watches.ts';
import { deliver } from './deliver-queries.ts';
import { type Entry, entriesOf } from './entry-queries.ts';
import type { Fact } from './fact.ts';
import { factOf, factsOf } from './facts.ts';
import { newlyFinished } from './finished-queries.ts';
import { gathered } from './gather.ts';
import { relatedTo } from './related.ts';
import { endAutomaticWatches, watchAutomatically } from './watch-queries.ts';

/**
 * Makes notices of events (notifications.10): a save only writes its log entry, and this does the rest in a number of statements that
 * does not depend on how many users it reaches.
 */
export const NOTIFICATIONS = {
  name: 'notifications',
  /** Returns who has new notices. */
  async handle(tx: Transaction, project: number, logIds: readonly number[]): Promise<number[]> {
    const entries = await entriesOf(tx, project, logIds);
    const { watches, left } = automaticWatchesIn(entries);
    await watchAutomatically(tx, project, watches);
    await endAutomaticWatches(tx, project, left);
    const facts = gathered([
      ...factsOf(entries, await relatedTo(tx, project, entries)),
      ...(await finishedFacts(tx, project, entries)),
    ]);
    return facts.length > 0 ? deliver(tx, project, facts) : [];
  },
} satisfies Consumer;

/** What became finished by some log entries: it is said of the last one in each section. */
async function finishedFacts(tx: Transaction, project: number, entries: readonly Entry[]): Promise<Fact[]> {
  const lastIn = new Map(
    entries
      .filter(({ w }) => liveEffectOf(eventKindOf(w)).topics.includes('statistics'))
      .flatMap((entry) => (entry.section_id === null ? [] : [[entry.section_id, entry] as const])),
  );
  if (lastIn.size === 0) return [];
  const finished = await newlyFinished(tx, project, [...lastIn.keys()]);
  return finished.flatMap((section) => {
    const entry = lastIn.get(section);
    if (!entry) return [];
    const about = { ...entry, string_id: null, translation_id: null, comment_id: null };
    return [factOf('sectionFinished', about, { to_project: true, sections: [section] })];
  });
}
