import { directionOf } from '../../core/languages/direction.ts';
import type { Work } from '../../core/works/work-fields.ts';
import type { Front, TextBlock, WorkEdit } from './model/book.ts';
import type { BookSlot, Slot } from './model/places.ts';
import { plainText } from './model/plain-text.ts';

export type FrontOptions = {
  readonly source_lang: string;
  readonly target_lang: string;
  /** Whether the source is written, in its own language. */
  readonly isSource: boolean;
  /** What the project says of the work, for a translation (exports.41). */
  readonly work?: Work | undefined;
};

/** What a place in a file is to say: a text, or characters as they are. */
export type Edit = Slot & {
  readonly text: string;
  readonly added: readonly string[];
  readonly isRaw?: boolean;
};

/** A slot with its text, and the texts that were added behind it. */
export type Filled = {
  readonly slot: BookSlot;
  readonly text: string;
  readonly added: string[];
  readonly isTranslated: boolean;
};

/** What a file is to say of the work. A translated string of its title is said as it is. */
export function workEdits(
  front: Front | undefined,
  own: readonly Filled[],
  { isSource, work }: FrontOptions,
): Edit[] {
  if (isSource || !work) return [];
  const edits = front?.workEdits?.(work) ?? [];
  const isTranslated = ({ from, to }: WorkEdit) =>
    own.some(
      ({ slot, isTranslated, added }) =>
        slot.from >= from && slot.to <= to && (isTranslated || added.length > 0),
    );
  return edits
    .filter((edit) => !edit.isTitle || !isTranslated(edit))
    .map(({ from, to, text }) => ({ from, to, text, kind: 'text', added: [], isRaw: true }));
}

/** What a file says of its language and its title, by what is translated (books.8). */
export function frontEdits(
  front: Front | undefined,
  { echoed, own }: { echoed: ReadonlyMap<string, string>; own: readonly Filled[] },
  { isSource, source_lang, target_lang }: FrontOptions,
): Edit[] {
  if (!front || isSource) return [];
  const kind = 'attribute';
  const isTranslated =
    own.some((filled) => filled.isTranslated) ||
    (front.isContents
      ? front.echoes.some(({ text }) => echoed.has(plainText(text)))
      : front.blocks === undefined);
  const direction = directionOf(target_lang);
  const directions = direction === directionOf(source_lang) ? [] : (front.directions ?? []);
  return [
    ...(isTranslated && front.languages.length > 0 ? sourceBlocks(front.blocks ?? [], own) : []).map(
      ({ from, attributes }): Edit => {
        const languages = attributes.map((name) => ` ${name}="${source_lang}"`).join('');
        const text = directions.length > 0 ? `${languages} dir="${directionOf(source_lang)}"` : languages;
        return { from, to: from, kind, text, added: [], isRaw: true };
      },
    ),
    ...(isTranslated ? directions : []).map(({ from, to, attribute }): Edit => {
      const text = attribute === undefined ? direction : ` ${attribute}="${direction}"`;
      return { from, to, kind, text, added: [], isRaw: true };
    }),
    ...(isTranslated ? front.languages : []).map(
      ({ from, to, say }): Edit => ({
        from,
        to,
        kind,
        text: say?.(target_lang) ?? target_lang,
        added: [],
        isRaw: true,
      }),
    ),
    ...front.echoes.flatMap(({ text, ...slot }) => {
      const translation = echoed.get(plainText(text));
      return translation === undefined ? [] : [{ ...slot, text: translation, added: [] }];
    }),
  ];
}

/** The elements of a page in which no text is translated, as those that stay in the source's language say (books.21). */
function sourceBlocks(blocks: readonly TextBlock[], own: readonly Filled[]): TextBlock[] {
  const translated = own
    .flatMap(({ slot, isTranslated }) => (isTranslated ? slot.from : []))
    .sort((one, other) => one - other);
  const empty = new Set(own.flatMap(({ slot, text }) => (text === '' ? slot.from : [])));
  return blocks.filter(({ from, to, texts }) => {
    const next = translated[firstAfter(translated, from)];
    return (next === undefined || next >= to) && !texts.every((text) => empty.has(text));
  });
}

/** The index of the first of sorted numbers that is larger than one. */
function firstAfter(sorted: readonly number[], than: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > than) high = middle;
    else low = middle + 1;
  }
  return low;
}
