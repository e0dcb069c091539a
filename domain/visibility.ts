/** Who sees a project (SPEC §4, DECISIONS §4). */
export const VISIBILITIES = ['public', 'private', 'closed'] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** Somebody before a project: an invited person has an open invite or request in it. */
export type Onlooker = {
  readonly isSignedIn: boolean;
  readonly isMember: boolean;
  readonly isInvited: boolean;
};

/**
 * Whether the card is shown: name, cover, description, recommendations, counts, members' names (DECISIONS
 * §4).
 */
export function seesCard(visibility: Visibility, { isMember, isInvited }: Onlooker): boolean {
  return visibility !== 'closed' || isMember || isInvited;
}

/** Whether strings, translations, comments, dictionary and statistics are shown (DECISIONS §4). */
export function seesContent(visibility: Visibility, { isMember }: Pick<Onlooker, 'isMember'>): boolean {
  return visibility === 'public' || isMember;
}

/**
 * Whether a project stands in search and popular lists: guests find public ones, members their closed ones
 * (DECISIONS §4).
 */
export function isFound(visibility: Visibility, { isSignedIn, isMember }: Onlooker): boolean {
  if (visibility === 'closed') return isMember;
  return visibility === 'public' || isSignedIn;
}

/**
 * Why content is refused: a closed project is not there at all, a private one asks guests to sign in
 * (DECISIONS §4).
 */
export function whyNotContent(
  visibility: Visibility,
  onlooker: Onlooker,
): 'gone' | 'signedOut' | 'hidden' | undefined {
  if (seesContent(visibility, onlooker)) return undefined;
  if (!seesCard(visibility, onlooker)) return 'gone';
  return onlooker.isSignedIn ? 'hidden' : 'signedOut';
}

/**
 * How a signed-in person who is no member gets in: at once, by asking, or by being invited only (SPEC §4).
 */
export const WAYS_IN = {
  public: 'join',
  private: 'request',
  closed: 'invite',
} as const satisfies Record<Visibility, string>;
