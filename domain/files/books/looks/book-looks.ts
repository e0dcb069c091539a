import { LIMITS } from '../../../core/limits.ts';
import type { MarkLook } from '../../../formats/marks/styled-runs.ts';
import { type LookGroup, picturesIn, type TextLook } from '../../looks/look.ts';
import { isLabel } from '../model/labels.ts';
import {
  type BookLooks,
  type DescriptionPlace,
  type LookState,
  lookKey,
  type NotePlace,
} from '../model/looks.ts';
import type { BookSlot, FoundText } from '../model/places.ts';

/** Where a reference leads: a file of the book and an id in it. */
export type Target = { readonly path: string; readonly id: string };

/** A mark that may refer to a note. One that is not `isCertain` is only a number with a link. */
export type NoteReference = { readonly label: string; readonly target: Target; readonly isCertain: boolean };

/** A text of a part with what was read of its look. */
export type SeenText = {
  readonly foundText: FoundText;
  readonly look: TextLook;
  readonly references: readonly NoteReference[];
};

/** Where an element with an id is. An inline one stands for the text that it is in. */
export type Anchor = { readonly from: number; readonly to: number; readonly isInline: boolean };

/** A part of a book whose looks were read. */
export type SeenPart = {
  readonly path: string;
  readonly content: string;
  readonly texts: readonly SeenText[];
  readonly anchors: ReadonlyMap<string, Anchor>;
};

/** More texts than this are no note, but a chapter that a number leads to. */
const LONGEST_NOTE = 50;
/** The number of a note, which stands alone in front of it. */
const NUMBER = /^\s*[[({]?\s*(?:\d{1,4}|[*†‡§]{1,3})\s*[\])}]?\.?\s*$/;

type Place = { readonly part: number; readonly text: number };

/**
 * The looks of a book whose parts are in the order of reading: what the parts say, and the notes that their texts refer
 * to. Pictures that still wait for a text behind them (`waiting`) stand before the last one.
 */
export function looksOf(parts: readonly SeenPart[], state: LookState): BookLooks {
  const byPath = new Map(parts.map(({ path }, index) => [path, index]));
  const numbers = new Map<string, number>();
  const marks = new Map<string, Record<string, MarkLook>>();
  const notes = new Map<string, LookGroup>();
  const noted = new Map<number, NotePlace>();
  for (const [part, { texts }] of parts.entries())
    for (const [text, { references }] of texts.entries())
      for (const reference of references) refer({ part, text }, reference);

  const looks = new Map<string, TextLook>();
  const pictures = new Set<string>();
  for (const [part, { path, texts }] of parts.entries())
    for (const [text, { foundText, look }] of texts.entries()) {
      const key = `${part} ${text}`;
      const note = notes.get(key);
      const own: TextLook = {
        ...look,
        ...(note && {
          groups: [note, ...(look.groups ?? [])],
          ...(NUMBER.test(foundText.text) && { kind: 'sign' as const }),
        }),
        ...(marks.has(key) && { marks: { ...look.marks, ...marks.get(key) } }),
      };
      for (const name of picturesIn(own)) pictures.add(name);
      if (Object.keys(own).length > 0) looks.set(lookKey({ part: path, from: foundText.from }), own);
    }
  const waiting = state.waiting.splice(0).slice(0, LIMITS.picturesBefore / 2);
  const end = parts.at(-1)?.texts.findLast(({ foundText }) => !isLabel(foundText))?.foundText;
  const key = parts.at(-1)?.path ?? '';
  if (end && waiting.length > 0) {
    const place = lookKey({ part: key, from: end.from });
    looks.set(place, { ...looks.get(place), before: [...(looks.get(place)?.before ?? []), ...waiting] });
    for (const name of waiting) pictures.add(name);
  }
  return { looks, pictures: [...pictures], notes: noted, descriptions: descriptionsIn(parts) };

  function refer(from: Place, { label, target, isCertain }: NoteReference): void {
    const note = noteAt(target);
    const [first] = note?.texts ?? [];
    if (!note || !first || note.texts.some((text) => isSame(text, from))) return;
    const seen = parts[first.part]?.texts[first.text];
    // A number with a link may lead anywhere: that to a note leads on, and the note leads back.
    if (!isCertain && (isBefore(first, from) || seen?.look.kind === 'heading' || !note.leadsBack)) return;
    const key = `${first.part} ${first.text}`;
    const number = numbers.get(key) ?? ++state.notes;
    numbers.set(key, number);
    // The number of a note, which isn't shown, is no place to go to.
    const labelText = note.texts.find(
      ({ part, text }) => !NUMBER.test(parts[part]?.texts[text]?.foundText.text ?? ''),
    );
    if (!noted.has(number)) noted.set(number, { note: slotAt(labelText ?? first), reference: slotAt(from) });
    for (const { part, text } of note.texts) {
      const place = `${part} ${text}`;
      if (!notes.has(place)) notes.set(place, { kind: 'note', id: number });
    }
    const place = `${from.part} ${from.text}`;
    marks.set(place, { ...marks.get(place), [label]: { kind: 'note', note: number } });
  }

  function slotAt({ part, text }: Place): BookSlot {
    const { path, texts } = parts[part] as SeenPart;
    return slotOf(path, texts[text] as SeenText);
  }

  function noteAt({ path, id }: Target): { texts: Place[]; leadsBack: boolean } | undefined {
    const part = byPath.get(path) ?? -1;
    const anchor = parts[part]?.anchors.get(id);
    if (!anchor) return undefined;
    const { texts, content } = parts[part] as SeenPart;
    const inside: Place[] = [];
    for (let text = firstFrom(texts, anchor); text < texts.length; text++) {
      const { from } = (texts[text] as SeenText).foundText;
      if (inside.length > LONGEST_NOTE || (anchor.isInline ? inside.length > 0 : from >= anchor.to)) break;
      inside.push({ part, text });
    }
    if (inside.length > LONGEST_NOTE) return undefined;
    const last = inside.at(-1);
    const end = Math.max(anchor.to, last ? (texts[last.text]?.foundText.to ?? 0) : 0);
    return { texts: inside, leadsBack: /\bhref\s*=/.test(content.slice(anchor.from, end)) };
  }
}

const slotOf = (part: string, { foundText: { kind, from, to } }: SeenText): BookSlot => ({
  kind,
  from,
  to,
  part,
});

/**
 * The descriptions of pictures, each beside the text before it in its part, or else the one behind it, or else the last one
 * before its part.
 */
function descriptionsIn(parts: readonly SeenPart[]): DescriptionPlace[] {
  const places: DescriptionPlace[] = [];
  let last: BookSlot | undefined;
  for (const { path, texts } of parts) {
    const first = texts.find((text) => !isLabel(text.foundText));
    let before: BookSlot | undefined;
    for (const text of texts) {
      if (!isLabel(text.foundText)) before = slotOf(path, text);
      if (text.look.picture === undefined) continue;
      const isBefore = before === undefined && first !== undefined;
      const beside = before ?? (first ? slotOf(path, first) : last);
      if (beside) places.push({ at: slotOf(path, text), beside, isBefore });
    }
    last = before ?? last;
  }
  return places;
}

const isSame = (one: Place, other: Place): boolean => one.part === other.part && one.text === other.text;
const isBefore = (one: Place, other: Place): boolean =>
  one.part < other.part || (one.part === other.part && one.text <= other.text);

/** The index of the first text of an anchor: that around an inline one, or the first that begins in another one. */
function firstFrom(texts: readonly SeenText[], { from: offset, isInline }: Anchor): number {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle]?.foundText.from ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  const before = texts[low - 1];
  return isInline && before && before.foundText.to > offset ? low - 1 : low;
}
