import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { LIMITS } from '../../core/limits.ts';
import { type Continued, paragraphsOf, partSeparator } from '../../core/text/continued-strings.ts';
import { isLongerThan } from '../../core/text/text.ts';
import { collapseWhiteSpace, withoutSpace } from '../../core/text/white-space.ts';
import { jointsIn, splitLong } from '../../formats/split-long.ts';
import { alignStrings } from './align-strings.ts';
import { type CutParagraph, cutAtPlaces, findCuts } from './cut-places.ts';

type Piece = {
  readonly text: string;
  readonly continues?: boolean | undefined;
  /** The text that it is the first part of, if the file was cut already. */
  readonly whole?: string | undefined;
};

/** A text that is shorter than this share of a stored paragraph is another one, though it has some of its words. */
const LEAST_LEFT = 1 / 3;

/**
 * The strings of a newer file, each paragraph cut where the section has it cut, by its import or by hand (updates.21). A changed
 * paragraph gets at most the cuts of the stored one that it is matched with, and more only if a part is longer than a string
 * may be; a new one is cut as an import would, or as a section with longer strings is. `part` makes a further part of a
 * paragraph from its first string.
 */
export function cutAsStored<Incoming extends Piece>(
  stored: readonly (Continued & { readonly text: string })[],
  incoming: readonly Incoming[],
  { source_lang }: Pick<ProjectLanguages, 'source_lang'>,
  part: (first: Incoming, text: string, joint: string) => Incoming,
): Incoming[] {
  const between = partSeparator(source_lang);
  const had = paragraphsOf(stored).map((parts) => cutParagraph(parts, between));
  const isLong = ({ text }: { readonly text: string }) => isLongerThan(text, LIMITS.uncutText);
  const most = stored.some(isLong) ? LIMITS.stringText.max : LIMITS.uncutText;
  const whole = incoming.map((piece) => ({
    one: piece,
    text: piece.text,
    continues: piece.continues ?? false,
  }));
  const paragraphs = paragraphsOf(whole).map((parts) => ({
    parts,
    text: parts[0]?.one.whole ?? parts.map(({ text }) => text).join(between),
  }));
  const formerOf = formerParagraphs(had, paragraphs);
  return paragraphs.flatMap(({ parts, text }, nth) => {
    const [first] = parts;
    if (!first) return [];
    const former = formerOf(nth);
    const texts = former
      ? cutAsFormer(text, former, { most, source_lang })
      : splitLong(text, most, source_lang);
    // A paragraph that keeps its cut keeps its strings.
    if (texts.length === parts.length && texts.every((text, nth) => text === parts[nth]?.text))
      return parts.map(({ one }) => one);
    const joints = jointsIn(text, texts);
    return texts.map((text, nth) =>
      nth === 0 ? { ...first.one, text } : part(first.one, text, joints[nth] ?? ''),
    );
  });
}

/** A stored paragraph with its parts. */
function cutParagraph(
  parts: readonly (Continued & { readonly text: string })[],
  between: string,
): CutParagraph {
  const texts = parts.map(({ text }) => text);
  const joints = parts.map(({ joint }, nth) => (nth === 0 ? '' : (joint ?? between)));
  return { texts, joints, text: texts.map((text, nth) => `${joints[nth]}${text}`).join('') };
}

/** For each paragraph of a file the stored one that it was: an equal one, or one that is similar, as updates match texts. */
function formerParagraphs(
  had: readonly CutParagraph[],
  incoming: readonly { readonly text: string }[],
): (nth: number) => CutParagraph | undefined {
  const isCut = ({ texts }: CutParagraph) => texts.length > 1;
  if (!had.some(isCut) && !incoming.some(({ text }) => isLongerThan(text, LIMITS.uncutText)))
    return () => undefined;
  const byText = Map.groupBy(had, ({ text }) => withoutSpace(text));
  // Of equal paragraphs that are cut in different ways each gets one.
  const equal = incoming.map(({ text }) => {
    const same = byText.get(withoutSpace(text));
    return same && same.length > 1 ? same.shift() : same?.[0];
  });
  const known = new Set(equal);
  const left = had.filter((storedText) => !known.has(storedText));
  if (left.length === 0) return (nth) => equal[nth];
  const isCutHere = findCuts(left);
  // Those without a place of a cut are not compared.
  const compared = incoming.flatMap(({ text }, nth) =>
    equal[nth] || isLongerThan(text, LIMITS.uncutText) || isCutHere(text) ? nth : [],
  );
  const pairs = alignStrings(
    had.map(({ text }) => collapseWhiteSpace(text)),
    compared.map((nth) => collapseWhiteSpace(incoming[nth]?.text ?? '')),
  );
  const similar = new Map(
    compared.flatMap((nth, index) => {
      const storedText = had[pairs[index] ?? -1];
      return storedText && (incoming[nth]?.text.length ?? 0) >= storedText.text.length * LEAST_LEFT
        ? [[nth, storedText] as const]
        : [];
    }),
  );
  return (nth) => equal[nth] ?? similar.get(nth);
}

/** Cuts a paragraph as the stored one is cut that it was. */
function cutAsFormer(
  text: string,
  former: CutParagraph,
  { most, source_lang }: { readonly most: number; readonly source_lang: string },
): string[] {
  const { texts } = former;
  if (withoutSpace(text) === withoutSpace(former.text)) return cutByLengths(text, texts);
  const pieces = cutAtPlaces(text, former);
  const storable = (max: number) =>
    pieces.flatMap((piece) =>
      isLongerThan(piece, LIMITS.stringText.max) ? splitLong(piece, max, source_lang) : [piece],
    );
  const cut = storable(most);
  return cut.length <= texts.length ? cut : storable(LIMITS.stringText.max);
}

/** Cuts a text into parts of as many characters that are no white space. */
function cutByLengths(text: string, parts: readonly string[]): string[] {
  let offset = 0;
  return parts.map((part, nth) => {
    const from = offset;
    if (nth === parts.length - 1) return text.slice(from).trim();
    for (let left = withoutSpace(part).length; left > 0; offset++) if (!/\s/.test(text[offset] ?? '')) left--;
    return text.slice(from, offset).trim();
  });
}
