import type { EditorRow } from '#contract/editor.ts';
import { useGuestMark } from '../../data/read-marks/guest-marks.ts';

type Counted = Pick<EditorRow, 'id' | 'comments_amount' | 'unread_amount'>;

/** How many comments on a string the reader has not read: as the server counts them, a guest's by what was there last time. */
export function useUnread({ id, comments_amount, unread_amount }: Counted, isGuest: boolean): number {
  const { amount } = useGuestMark(id);
  return isGuest ? Math.max(0, comments_amount - amount) : unread_amount;
}
