/** Why undoing an update leaves something as it is (updates.9). */
export const LEFT_BECAUSE = ['editedSince', 'movedSince', 'filledSince', 'gone'] as const;
export type LeftBecause = (typeof LEFT_BECAUSE)[number];

/** What an update has made of a string, beside what the string is now. */
export type MadeString = {
  /** Whether the update added it, or changed its fields and not only what is around it in the file. */
  readonly isAdded: boolean;
  readonly isEdited: boolean;
  /** The section that it is in; null if it is gone. */
  readonly section: number | null;
  /** Whether its fields are what the update made of them, and whether it has got translations or comments since. */
  readonly isAsMade: boolean;
  readonly isFilled: boolean;
};

/** Why undoing an update of a section leaves a string that it added or changed as it is; undefined if it doesn't. */
export function whyLeft(string: MadeString, section: number): LeftBecause | undefined {
  const { isAdded, isEdited, isAsMade, isFilled } = string;
  // What was added and is gone is as it was before.
  if (string.section === null) return isAdded ? undefined : 'gone';
  if (string.section !== section) return 'movedSince';
  if ((isAdded || isEdited) && !isAsMade) return 'editedSince';
  return isAdded && isFilled ? 'filledSince' : undefined;
}

type Orders = {
  /** The order before the update and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The present order, and the strings that are there afterwards. */
  readonly now: readonly number[];
  readonly staying: ReadonlySet<number>;
};

/**
 * The order of a section's strings after an update of it is undone: the order before the update, in which newer strings
 * stay behind those that they follow. With `isOwn` somebody has rearranged what the update had arranged, so the present
 * order stays.
 */
export function orderAfterUndo({ before, after, now, staying }: Orders): {
  order: number[];
  isOwn: boolean;
} {
  const [ofUpdate, ofNow] = [new Set(after), new Set(now)];
  const stillThere = after.filter((id) => ofNow.has(id));
  const isOwn = now.filter((id) => ofUpdate.has(id)).some((id, index) => id !== stillThere[index]);
  const [base, others] = isOwn ? [now, before] : [before, now];
  return { order: merged(base, others, staying), isOwn };
}

/** The items of one order that stay, with those that only another one has behind the item that they follow there. */
function merged(base: readonly number[], others: readonly number[], staying: ReadonlySet<number>): number[] {
  const ofBase = new Set(base.filter((id) => staying.has(id)));
  const followers = new Map<number, number[]>();
  let previous = -1;
  for (const id of others) {
    if (ofBase.has(id)) previous = id;
    else if (staying.has(id)) {
      const behind = followers.get(previous);
      if (behind) behind.push(id);
      else followers.set(previous, [id]);
    }
  }
  return [...(followers.get(-1) ?? []), ...[...ofBase].flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}
