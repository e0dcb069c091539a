import { stripNotes } from '#domain/formats/notes.ts';
import type { StoredFormat } from '#domain/formats/stored-format.ts';
import { frameWithNotes } from '#domain/texts/splits/split-string.ts';
import type { HeldParts, HeldString, Plan, Second, TranslationTarget } from './rows.ts';

/** What an undone event had found (`kept`), what is there now, and whether the notes of the second string are back in its frame. */
type Undone = {
  event: number;
  before: HeldParts;
  now: HeldParts;
  format: StoredFormat | null;
  hasNotes: boolean;
};

/** The plan that makes of strings what an event had found (undo.19). Undefined if that isn't kept. */
export function restoredPlan(string: number, second: number, undone: Undone): Plan | undefined {
  const { event, before, now, format } = undone;
  const find = ({ strings }: HeldParts, stringId: number) => strings.find(({ id }) => id === stringId);
  const had = find(before, string);
  const is = find(now, string);
  if (!had || !is) return undefined;
  const back = find(before, second);
  return {
    kind: back ? 'splitString' : 'mergeStrings',
    first: { ...had, frame: frameWithNotes(format ?? 'text', had.frame, is.frame) },
    second: back ? comingBack(back, undone) : { as: 'gone', id: second },
    translations: before.translations.map(
      (translation): TranslationTarget => ({
        ...translation,
        of: translation.string_id === second ? 'second' : 'first',
        again: !now.translations.some(({ id }) => id === translation.id),
      }),
    ),
    undone: event,
  };
}

function comingBack(back: HeldString, { before, format, hasNotes }: Undone): Second {
  const frame = back.frame && (hasNotes ? back.frame : stripNotes(format, back.frame));
  const comments = before.comments.flatMap(({ id, string_id }) => (string_id === back.id ? [id] : []));
  return { as: 'again', id: back.id, row: { ...back, frame }, comments };
}
