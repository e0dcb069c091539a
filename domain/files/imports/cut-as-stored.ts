import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { LIMITS } from '../../core/limits.ts';
import { type Continued, paragraphsOf, partSeparator } from '../../core/text/continued-strings.ts';
import { isLongerThan } from '../../core/text/text.ts';
import { withoutSpace } from '../../core/text/white-space.ts';
import { jointsIn, splitLong } from '../../formats/split-long.ts';

type Piece = {
  readonly text: string;
  readonly continues?: boolean | undefined;
  /** The text that it is the first part of, if the file was cut already. */
  readonly whole?: string | undefined;
};

/** How many characters beside a place tell where it is in a changed paragraph. */
const BESIDE = 24;

/**
 * The strings of a newer file, each paragraph cut where the section has it cut, by its import or by hand (updates.21). A changed
 * paragraph is cut at the places that are still in it, and further only if a part is longer than a section like this one is cut into.
 * `part` makes a further part of a paragraph from its first string.
 */
export function cutAsStored<Coming extends Piece>(
  stored: readonly (Continued & { readonly text: string })[],
  coming: readonly Coming[],
  { source_lang }: Pick<ProjectLanguages, 'source_lang'>,
  part: (first: Coming, text: string, joint: string) => Coming,
): Coming[] {
  const had = paragraphsOf(stored);
  const cuts = had.filter(({ length }) => length > 1);
  const isLong = ({ text }: { readonly text: string }) => isLongerThan(text, LIMITS.uncutText);
  const most = stored.some(isLong) ? LIMITS.stringText.max : LIMITS.uncutText;
  const known = new Map(
    had
      .filter(([one]) => cuts.length > 0 || (one && isLong(one)))
      .map((parts) => [withoutSpace(textsOf(parts).join('')), textsOf(parts)]),
  );
  const places = placesBeside(cuts.map(textsOf));
  const whole = coming.map((one) => ({ one, text: one.text, continues: one.continues ?? false }));
  return paragraphsOf(whole).flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const text = first.one.whole ?? textsOf(parts).join(partSeparator(source_lang));
    const same = known.size > 0 ? known.get(withoutSpace(text)) : undefined;
    const texts = same
      ? cutByLengths(text, same)
      : cutAt(text, places).flatMap((piece) => splitLong(piece, most, source_lang));
    // A paragraph that keeps its cut keeps its strings.
    if (texts.length === parts.length && texts.every((text, nth) => text === parts[nth]?.text))
      return parts.map(({ one }) => one);
    const joints = jointsIn(text, texts);
    return texts.map((text, nth) =>
      nth === 0 ? { ...first.one, text } : part(first.one, text, joints[nth] ?? ''),
    );
  });
}

const textsOf = (parts: readonly { readonly text: string }[]): string[] => parts.map(({ text }) => text);

/** Cuts a text into parts of as many characters that are no white space. */
function cutByLengths(text: string, parts: readonly string[]): string[] {
  let at = 0;
  return parts.map((part, nth) => {
    const from = at;
    if (nth === parts.length - 1) return text.slice(from).trim();
    for (let left = withoutSpace(part).length; left > 0; at++) if (!/\s/.test(text[at] ?? '')) left--;
    return text.slice(from, at).trim();
  });
}

/** What stands before and behind the places where paragraphs are cut: both sides of it, or one that is long enough. */
function placesBeside(cuts: readonly (readonly string[])[]): ReadonlySet<string> {
  const sides = new Set<string>();
  for (const parts of cuts) {
    for (const [nth, part] of parts.entries()) {
      const before = parts[nth - 1];
      if (before === undefined) continue;
      const [end, start] = [before.slice(-BESIDE), part.slice(0, BESIDE)];
      sides.add(besideOf(end, start));
      if (end.length === BESIDE) sides.add(besideOf(end, ''));
      if (start.length === BESIDE) sides.add(besideOf('', start));
    }
  }
  return sides;
}

const besideOf = (before: string, behind: string): string => `${before}\n\n${behind}`;

/** Cuts a changed paragraph at the places that are known. Without spaces between words, at the ends of sentences alone. */
function cutAt(text: string, places: ReadonlySet<string>): string[] {
  if (places.size === 0) return [text];
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: space, index } of text.matchAll(/\s+|(?<=[。！？」』])(?=\S)/gu)) {
    const behind = index + space.length;
    const [end, start] = [
      text.slice(Math.max(from, index - BESIDE), index),
      text.slice(behind, behind + BESIDE),
    ];
    const isPlace = [besideOf(end, start), besideOf(end, ''), besideOf('', start)].some((one) =>
      places.has(one),
    );
    if (!isPlace || index === from) continue;
    pieces.push(text.slice(from, index));
    from = behind;
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '');
}
