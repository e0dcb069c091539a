import { type CheckFinding, defineCheck } from './check.ts';
import { type CheckedText, CODE, MARK } from './checked-text.ts';
import { oneFix, type Replacement } from './fixes.ts';
import { punctuationSpacesOf, punctuationSpacesVary } from './languages/punctuation-spaces.ts';

const CODES = ['lacks', 'breaks', 'adds'] as const;
type Code = (typeof CODES)[number];

/** Punctuation with a space before it where the language has none, or without one where it has a space that doesn't break (checks.22). */
export const spaceBeforePunctuation = defineCheck({
  id: 'space-before-punctuation',
  kind: 'likely',
  codes: CODES,
  appliesTo: ({ targetLanguage }) => !punctuationSpacesVary(targetLanguage),
  find(source, checked, { sourceLanguage, targetLanguage }) {
    const target = { ...checked, prose: withoutCodeSpans(checked.prose) };
    const spaces = punctuationSpacesOf(targetLanguage);
    // A source in French has spaces that say nothing.
    const kept = punctuationSpacesOf(sourceLanguage) ? new Set<string>() : spacedMarksIn(source.prose);
    const changes: Readonly<Record<Code, Replacement[]>> = { lacks: [], breaks: [], adds: [] };
    // Many write all of them with the space of their keyboard, which says more of these than of one text.
    const keepsSpaces = NO_BREAK_BESIDE_MARK.test(target.prose);
    // Alone they are arrows.
    const readsQuotes = arePaired(target.prose) && (spaces !== undefined || !/[«»]/.test(source.prose));
    for (const { 0: mark, index } of target.prose.matchAll(MARKS)) {
      if (/[«»]/.test(mark) && !readsQuotes) continue;
      const change = changeAt(target, mark, index, spaces?.[mark], kept);
      if (change && (change.code !== 'breaks' || keepsSpaces)) changes[change.code].push(change);
    }
    return CODES.flatMap((code): CheckFinding<Code>[] => {
      const replacements = changes[code];
      if (replacements.length === 0) return [];
      const fix = oneFix(target.text, replacements);
      const places = replacements.map(({ start, end }) => ({ start, end }));
      return [{ code, values: { count: replacements.length }, target: places, ...(fix && { fix }) }];
    });
  },
});

/** What Markdown has as code. */
const withoutCodeSpans = (prose: string) => prose.replace(/`[^`\n]+`/g, (span) => CODE.repeat(span.length));

const MARKS = /[?!;:.,»«？！；：，。、؟؛،۔]/g;
const SPACES = ' \u00a0\u202f\u2009';
const NO_BREAK = /[\u00a0\u202f\u2009\u2007\u2060]/;
const NO_BREAK_BESIDE_MARK = /[\u00a0\u202f\u2009][?!;:»]|«[\u00a0\u202f\u2009]/;
/** What marks stand behind. */
const WORD = new RegExp(`[\\p{L}\\p{N}\\p{M}\\p{Pe}\\p{Pf}\\p{Sc}${CODE}%°"'’]`, 'u');
/** What marks stand before; else they are part of something. */
const BEHIND = new RegExp(`^(?:$|[\\s${MARK}\\p{Pe}\\p{Pf}"'?!;:.,…])`, 'u');
const SMILEY = /^[:;]['’]?-?[()[\]DPp|/\\*]/;
/** Of marks that say the same one. */
const SAME_MARKS: Readonly<Record<string, string>> = {
  '？': '?',
  '؟': '?',
  '！': '!',
  '；': ';',
  '؛': ';',
  '：': ':',
  '，': ',',
  '、': ',',
  '،': ',',
  '。': '.',
  '۔': '.',
};
const sameMark = (mark: string) => SAME_MARKS[mark] ?? mark;

function arePaired(prose: string): boolean {
  const opened = prose.split('«').length;
  return opened > 1 && opened === prose.split('»').length && prose.indexOf('«') < prose.indexOf('»');
}

/** The marks that a source has behind spaces: signs that it speaks of, or its own way. */
const spacedMarksIn = (prose: string) =>
  new Set(Array.from(prose.matchAll(SPACED), ([spaced]) => sameMark(spaced.at(-1) ?? '')));
const SPACED = new RegExp(`[${SPACES}][?!;:.,？！；：，。、؟؛،۔]`, 'g');

/** What is to be changed beside a mark of a text. */
function changeAt(
  { text, prose }: CheckedText,
  mark: string,
  at: number,
  space: string | undefined,
  kept: ReadonlySet<string>,
): (Replacement & { readonly code: Code }) | undefined {
  const isOpening = mark === '«';
  if (!isOpening && isPart(text, prose, at)) return undefined;
  const step = isOpening ? 1 : -1;
  let next = at + step;
  while (prose[next] === MARK) next += step;
  const sign = prose[next] ?? '\n';
  const isSpace = SPACES.includes(sign);
  // A tag behind a space may stand for a word.
  if (isSpace && next !== at + step) return undefined;
  let beyond = next;
  if (isSpace) while (SPACES.includes(prose[beyond + step] ?? '\n')) beyond += step;
  const word = isSpace ? (prose[beyond + step] ?? '\n') : sign;
  const isBesideWord = isOpening ? !/[\s\u{FDD0}]/u.test(word) : WORD.test(word);
  if (!isBesideWord) return undefined;
  const range = isOpening ? { start: next, end: beyond + 1 } : { start: beyond, end: next + 1 };
  if (space === undefined) {
    if (!isSpace || kept.has(sameMark(mark))) return undefined;
    return isComma(prose, at)
      ? { code: 'adds', start: range.start, end: at + 1, text: `${mark} ` }
      : { code: 'adds', ...range, text: '' };
  }
  if (space === '') return undefined;
  if (isSpace)
    return NO_BREAK.test(text.slice(range.start, range.end))
      ? undefined
      : { code: 'breaks', ...range, text: space };
  const place = isOpening ? at + 1 : at;
  return NO_BREAK.test(sign) ? undefined : { code: 'lacks', start: place, end: place, text: space };
}

const isSpaceAt = (prose: string, at: number) => SPACES.includes(prose[at] ?? '\n');
/** Marks that no code has, behind which there is no space. */
const FULL_WIDTH = /[？！；：，。、]/;
const BEHIND_COMMA = new RegExp(`[\\p{L}\\p{Ps}\\p{Pi}${CODE}]`, 'u');
/** A comma that opens a quote in German: ,so‘. */
const LOW_QUOTE = /^,.*[\p{L}.!?…]['’‘](?!\p{L})/u;
const LONGEST_QUOTE = 60;

/** Whether a mark is a comma whose space stands before it instead of behind it. */
const isComma = (prose: string, at: number): boolean =>
  /[,،]/.test(prose[at] ?? '') &&
  isSpaceAt(prose, at - 1) &&
  BEHIND_COMMA.test(prose[at + 1] ?? '') &&
  !LOW_QUOTE.test(prose.slice(at, at + LONGEST_QUOTE));

/** Whether a mark is a part of a time, a smiley, an address, an ellipsis, an entity, `:ref:` or other code. */
function isPart(text: string, prose: string, at: number): boolean {
  const mark = prose[at] ?? '';
  const behind = prose.slice(at + 1, at + 2);
  if (mark !== '»' && !BEHIND.test(behind))
    return !isComma(prose, at) && !(FULL_WIDTH.test(mark) && isSpaceAt(prose, at - 1));
  if (SMILEY.test(prose.slice(at, at + 4))) return true;
  if (mark === '.' && (behind === '.' || prose[at - 1] === '.')) return true;
  // `std::vector`, and the filters of dialogs of files: `Images (*.png);;All (*)`.
  if ((mark === ':' || mark === ';') && behind === mark) return true;
  const before = text.slice(Math.max(0, at - 40), at);
  if (mark === ';' && /&#?\w+$/.test(before)) return true;
  if (mark === ':' && /:[\w-]+$/.test(before)) return true;
  if (before.endsWith('()')) return true;
  return prose[at - 1] === CODE && /[/@]\S*$/.test(before);
}
