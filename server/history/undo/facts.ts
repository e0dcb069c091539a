import {
  APPROVED,
  INITIAL,
  REGULAR,
  type TranslationStatus,
} from '#domain/texts/translations/translations.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { LockedString } from '../../texts/translations/batch-queries.ts';
import { changeOf, type InverseNeeds, orGone, type Undoing } from './inverse.ts';
import {
  type StoredEvent,
  statesAround,
  type TranslationRow,
  translationsNow,
  undoneAmong,
  votedSince,
  votesNow,
} from './queries.ts';
import { around, type TranslationState } from './state-queries.ts';
import type { TranslationWrite } from './writes.ts';

/** A translation as it is now. */
type TranslationNow = Omit<TranslationRow, 'initial'> & { status: TranslationStatus };

/** The state of a translation after an event and the one before it; undefined where none is kept. */
export type StatesAround = { after: TranslationState | undefined; before: TranslationState | undefined };

/** What undoing an event inside of a string is decided by, as it is under the string's lock. */
export type Facts = {
  approved: number | null;
  isUndone: boolean;
  /** The translation that the event changed, or the one that it replaced as the approved one, or throws 409: it is gone. */
  translation(which?: 'replaced'): TranslationNow;
  around(which?: 'replaced'): StatesAround;
  /** The sign of the vote of the user whose vote the event changed; undefined if they have none. */
  vote: boolean | undefined;
  /** Whether anybody has voted on the translation since the event. */
  isVotedSince: boolean;
};

/** Whose vote an event changed: a manager who reverts a member changes that of the member. */
export const voterOf = ({ user_id, actor_id }: StoredEvent): number => user_id ?? actor_id;

/** What an event changed, where its string and translation are named. */
type TranslationEvent = { event: StoredEvent; string: number; translation: number };

/**
 * Reads what undoing some events is decided by, in a fixed number of statements. Their strings are locked; events without one
 * have no facts.
 */
export async function factsOf(
  tx: Transaction,
  project: number,
  events: readonly StoredEvent[],
  strings: ReadonlyMap<number, LockedString>,
): Promise<(event: StoredEvent, string: LockedString) => Facts> {
  const asked = events.flatMap((event): TranslationEvent[] =>
    event.string_id && event.translation_id && strings.has(event.string_id)
      ? [{ event, string: event.string_id, translation: event.translation_id }]
      : [],
  );
  const ofVotes = asked.filter(({ event }) => changeOf(event, 'is_minus'));
  const ofTexts = asked.filter(({ event }) => changeOf(event, 'text'));
  const replaced = asked.flatMap(({ event: { id, data }, string }) =>
    data.replaces === undefined ? [] : [{ event: id, string, translation: data.replaces }],
  );
  const states = [
    ...asked
      .filter((event) => !ofVotes.includes(event))
      .map(({ event, string, translation }) => ({ event: event.id, string, translation })),
    ...replaced,
  ];
  const ids = [...asked, ...replaced].map(({ translation }) => translation);
  const [rows, keptStates, votes, voted, undone] = await Promise.all([
    translationsNow(tx, project, [...new Set(ids)]),
    states.length > 0 ? statesAround(tx, project, states) : [],
    ofVotes.length > 0
      ? votesNow(
          tx,
          project,
          ofVotes.map(({ event, translation }) => ({ translation, user: voterOf(event) })),
        )
      : [],
    ofTexts.length > 0
      ? votedSince(
          tx,
          project,
          ofTexts.map(({ event, translation }) => ({ translation, at: event.at })),
        )
      : [],
    undoneAmong(
      tx,
      project,
      events.map(({ id }) => id),
    ),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byState = Map.groupBy(keptStates, ({ nth }) => keyOf(states[nth - 1]));
  const signs = new Map(votes.map((vote) => [`${vote.translation_id} ${vote.user_id}`, vote.is_minus]));
  const haveVotes = new Set(voted.map(({ translation_id }) => translation_id));

  return (event, { id: string, approved_id }) => {
    const idOf = (which?: 'replaced') =>
      orGone(which ? event.data.replaces : event.translation_id, 'translation');
    return {
      approved: approved_id,
      isUndone: undone.has(event.id),
      translation: (which) => {
        const row = byId.get(idOf(which));
        const { initial, ...now } = orGone(row?.string_id === string ? row : undefined, 'translation');
        return { ...now, status: now.id === approved_id ? APPROVED : initial ? INITIAL : REGULAR };
      },
      around: (which) =>
        around(byState.get(keyOf({ event: event.id, translation: idOf(which) })) ?? [], event.id),
      vote: signs.get(`${event.translation_id} ${voterOf(event)}`),
      isVotedSince: event.translation_id !== null && haveVotes.has(event.translation_id),
    };
  };
}

const keyOf = (revision: { event: number; translation: number } | undefined) =>
  `${revision?.event} ${revision?.translation}`;

/** An event in a locked string that is being undone, and what that is decided by. */
export type Deciding = Pick<Undoing, 'event' | 'project' | 'viewer' | 'quotas'> & { facts: Facts };

/**
 * How events of a kind are undone, many of them together. Each is decided by itself; equal writes are made in one
 * statement. `decide` throws 403 and 409 (undo.4).
 */
export type DecidedInverse = InverseNeeds & { decide(deciding: Deciding): TranslationWrite };

/** An inverse that writes to a translation. */
export const decidedInverse = (
  needs: Pick<InverseNeeds, 'needs' | 'act'>,
  decide: DecidedInverse['decide'],
): DecidedInverse => ({ ...needs, isInString: true, decide });
