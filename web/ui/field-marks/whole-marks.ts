import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { shownParts } from '#domain/texts/placeholders/shown-parts.ts';
import {
  besideMark,
  changeBetween,
  type MarkEdit,
  markAround,
  markBeside,
  type WrittenMark,
  withoutMarks,
  writtenMarks,
} from '#domain/texts/placeholders/written-marks.ts';
import type { TextField } from '../markup/apply-edit.ts';
import { editField, isBeingEdited } from './edit-field.ts';

/** Characters from which a text has no marks in its field, because they would take too long at each key. */
export const MOST_MARKED = 5000;

/** Keys that remove what is on one side of the cursor. */
const REMOVES: Readonly<Record<string, 'before' | 'behind'>> = {
  deleteContentBackward: 'before',
  deleteWordBackward: 'before',
  deleteContentForward: 'behind',
  deleteWordForward: 'behind',
};
/** What is removed to stand elsewhere keeps the tag that belongs to it. */
const MOVES = new Set(['deleteByCut', 'deleteByDrag']);

type Options = {
  field: TextField;
  writing: FormatOfText;
  /** Called with the text of the tags and placeholders that were removed. */
  onRemoved: (marks: string) => void;
};

/**
 * Makes each tag and placeholder in a field one thing: a cursor goes over it, and a key removes all of it with the tag that belongs to it
 * (rich-field.3, rich-field.4). All is done by edits that the browser undoes. Returns what ends it.
 */
export function keepMarksWhole({ field, writing, onRemoved }: Options): () => void {
  let known: { text: string; marks: WrittenMark[] } | undefined;
  const marksOf = (text: string): WrittenMark[] => {
    if (known?.text !== text)
      known = { text, marks: text.length > MOST_MARKED ? [] : writtenMarks(shownParts(text, writing)) };
    return known.marks;
  };
  let isComposed = false;
  let isPressed = false;
  /** Whether the cursor is put somewhere by a pointer, and not moved by a key. */
  let isPointed = false;
  /** The text before what is being typed, and where the cursor was last. */
  let before: string | undefined;
  let last = field.selectionEnd;

  const edit = (change: MarkEdit) => {
    const { cursor, ...range } = change;
    editField(field, () => ({ ...range, selected: { from: cursor, to: cursor } }));
    last = cursor;
  };
  const remove = (text: string, marks: WrittenMark[], range: { from: number; to: number }) => {
    const change = withoutMarks(text, marks, range);
    const removed = marks.filter(
      ({ from, to, pair }) =>
        (from < range.to && to > range.from) || (pair && pair.from < range.to && pair.to > range.from),
    );
    onRemoved(removed.map(({ from, to }) => text.slice(from, to)).join(' '));
    return change;
  };

  const onBeforeInput = (event: InputEvent) => {
    if (isBeingEdited()) return;
    const { value: text, selectionStart: from, selectionEnd: to } = field;
    if (!isComposed) before = text;
    const { inputType } = event;
    if (!event.cancelable || isComposed || !inputType.startsWith('delete') || MOVES.has(inputType)) return;
    const side = REMOVES[inputType];
    const marks = marksOf(text);
    const range = from < to ? { from, to } : side && markBeside(marks, from, side);
    if (!range || !marks.some((mark) => mark.from < range.to && mark.to > range.from)) return;
    event.preventDefault();
    edit(remove(text, marks, range));
  };

  /** Completes what a keyboard did that can’t be asked first, as on phones, and moves what was dropped into a mark. */
  const complete = (inputType: string) => {
    const text = before;
    before = undefined;
    if (text === undefined) return;
    const { from, to, insert } = changeBetween(text, field.value);
    if (from === to && insert === '') return;
    const marks = marksOf(text);
    if (insert === '') {
      const wanted = withoutMarks(text, marks, { from, to });
      if (MOVES.has(inputType) || (wanted.from === from && wanted.to === to)) return;
      const { cursor } = remove(text, marks, { from, to });
      const whole = text.slice(0, wanted.from) + wanted.insert + text.slice(wanted.to);
      edit({ ...changeBetween(field.value, whole), cursor });
    } else if (inputType === 'insertFromDrop' && from === to) {
      const mark = markAround(marks, from);
      if (!mark) return;
      const inside = text.slice(mark.from, mark.to);
      const isFirst = from - mark.from < mark.to - from;
      const cursor = isFirst ? mark.from + insert.length : mark.to + insert.length;
      edit({
        from: mark.from,
        to: mark.to + insert.length,
        insert: isFirst ? insert + inside : inside + insert,
        cursor,
      });
    }
  };
  const onInput = (event: Event) => {
    if (isBeingEdited() || !(event instanceof InputEvent) || isComposed) return;
    if (event.inputType.startsWith('history')) before = undefined;
    else complete(event.inputType);
  };
  const onComposing = ({ type }: Event) => {
    isComposed = type === 'compositionstart';
    if (isComposed) before = field.value;
    // Once the browser has ended it too.
    else setTimeout(() => complete(type));
  };

  const onSelection = () => {
    if (isPressed || document.activeElement !== field || isComposed) return;
    const { selectionStart: start, selectionEnd: end, selectionDirection: direction, value } = field;
    const isBackward = direction === 'backward';
    const head = isBackward ? start : end;
    const from = isPointed ? head : last;
    last = head;
    const marks = marksOf(value);
    if (start === end) {
      const to = besideMark(marks, head, from);
      if (to !== head) field.setSelectionRange(to, to);
      last = to;
      return;
    }
    const [around, aroundEnd] = [markAround(marks, start), markAround(marks, end)];
    if (!around && !aroundEnd) return;
    // A word of a mark that is chosen by a double click is all of it; a key goes over it to its other edge.
    const isWithin = around !== undefined && around === aroundEnd;
    const to = isWithin ? (isBackward ? around.from : around.to) : besideMark(marks, head, from);
    const anchor = isBackward ? (aroundEnd?.to ?? end) : (around?.from ?? start);
    field.setSelectionRange(Math.min(anchor, to), Math.max(anchor, to), to < anchor ? 'backward' : 'forward');
    last = to;
  };
  const onPress = ({ pointerType }: PointerEvent) => {
    isPressed = pointerType === 'mouse';
    isPointed = true;
  };
  const onRelease = () => {
    if (!isPressed) return;
    isPressed = false;
    onSelection();
  };
  const onSelectionChange = () => {
    onSelection();
    if (!isPressed) isPointed = false;
  };
  // The browser tells of a selection later: what the last key did is seen to before another one moves on.
  const onKey = () => {
    onSelection();
    isPointed = false;
  };
  const listeners: [EventTarget, string, (event: never) => void][] = [
    [field, 'beforeinput', onBeforeInput],
    [field, 'input', onInput],
    [field, 'compositionstart', onComposing],
    [field, 'compositionend', onComposing],
    [document, 'selectionchange', onSelectionChange],
    [field, 'keydown', onKey],
    // What a mouse selects is left alone until it is released.
    [field, 'pointerdown', onPress],
    [document, 'pointerup', onRelease],
    [document, 'pointercancel', onRelease],
  ];
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener as EventListener);
  return () => {
    for (const [target, type, listener] of listeners)
      target.removeEventListener(type, listener as EventListener);
  };
}
