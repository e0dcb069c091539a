import type { EditorRow } from '#contract/texts/editor.ts';
import { useGuestMark } from '../../../data/read-marks/guest-marks.ts';

type Counted = Pick<EditorRow, 'id' | 'comments_amount' | 'unread_amount'>;

/**
 * How many comments on a string the reader hasn't read: a user's as the server counts them, a guest's by their read
 * mark.
 */
export function useUnread({ id, comments_amount, unread_amount }: Counted, isGuest: boolean): number {
  const { amount } = useGuestMark(id);
  return isGuest ? Math.max(0, comments_amount - amount) : unread_amount;
}
