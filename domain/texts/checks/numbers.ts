import { BOOK_FORMATS, SUBTITLE_FORMATS } from '../../formats/model/format-lists.ts';
import { type CheckContext, type CheckFinding, defineCheck } from './check.ts';
import { type NumberInText, type NumbersInText, numbersIn, readsNumberWords } from './numbers-in-text.ts';
import { withDigitsOf } from './numerals.ts';

/** Numbers of the source that a translation lacks, and those that it adds (checks.20). */
export const numbers = defineCheck({
  id: 'numbers',
  kind: 'likely',
  codes: ['lacks', 'adds'],
  words: ['source', 'target'],
  find({ prose: source }, { prose: target }, context) {
    const theirs = numbersIn(source, context.sourceLanguage);
    const own = numbersIn(target, context.targetLanguage);
    const unsaidHere = unsaid(theirs, own);
    const unsaidThere = unsaid(own, theirs);
    // As many numbers on both sides are changed ones, which are never left out.
    const areChanged = unsaidHere.length === unsaidThere.length && unsaidHere.length > 0;
    const isMissing = (language: string) => (number: NumberInText) =>
      areChanged || !mayBeLeftOut(number, language, context);
    const lacks = unsaidHere.filter(isMissing(context.targetLanguage));
    const adds = unsaidThere.filter(isMissing(context.sourceLanguage));
    const spelled = (text: string, some: readonly NumberInText[]) => ({
      signs: some.map(({ start, end }) => text.slice(start, end)).join(' '),
    });
    const fix = fixOf(source, target, lacks, adds);
    const findings: CheckFinding<'lacks' | 'adds'>[] = [];
    if (lacks.length > 0)
      findings.push({
        code: 'lacks',
        values: spelled(source, lacks),
        source: lacks.map(rangeOf),
        ...(fix && { fix }),
      });
    if (adds.length > 0)
      findings.push({
        code: 'adds',
        values: spelled(target, adds),
        target: adds.map(rangeOf),
        ...(fix && { fix }),
      });
    return findings;
  },
});

const rangeOf = ({ start, end }: NumberInText) => ({ start, end });

/** The numbers of a text that another doesn't say, unless it has as many words of greater numbers. */
function unsaid({ numbers }: NumbersInText, other: NumbersInText): NumberInText[] {
  const missing = numbers.filter(
    (number) => number.isKept && !isSaid(number, other.said) && !isConverted(number, other),
  );
  return missing.length > other.greater ? missing : [];
}

function isSaid({ values, parts, isDate }: NumberInText, said: ReadonlySet<string>): boolean {
  if (values.some((value) => said.has(value))) return true;
  if (parts.length === 1) return false;
  const lacking = parts.filter((part) => part !== '0' && !said.has(part));
  if (!isDate) return lacking.length === 0;
  // The month may be a word, and the year have its century or not.
  const others = lacking.filter((part) => !said.has(`20${part}`) && !said.has(`19${part}`));
  return others.length === 0 || (others.length === 1 && Number(others[0]) <= 12);
}

/** Whether a number is in one unit here and in another there: miles and kilometres. */
const isConverted = ({ unit }: NumberInText, other: NumbersInText) =>
  unit !== undefined &&
  other.numbers.some((one) => one.unit?.measures === unit.measures && one.unit.unit !== unit.unit);

const PROSE_FORMATS: readonly (string | undefined)[] = [...BOOK_FORMATS, ...SUBTITLE_FORMATS, undefined];

/** Whether a language may say a number without one, or by words that aren't read in it. */
function mayBeLeftOut(
  { values: [value = ''], parts, isRoman }: NumberInText,
  language: string,
  { form, format }: CheckContext,
): boolean {
  if (parts.length > 1) return false;
  const number = Number(value);
  if (number <= 1) return true;
  if (form !== undefined && (form === `=${value}` || (number === 2 && form === 'two'))) return true;
  if (readsNumberWords(language)) return false;
  if (isRoman || number <= 12 || /^[1-9]0+$/.test(value)) return true;
  return number <= 100 && PROSE_FORMATS.includes(format);
}

/** One number in digits for another. */
function fixOf(
  source: string,
  target: string,
  lacks: readonly NumberInText[],
  adds: readonly NumberInText[],
): CheckFinding['fix'] {
  const [lacking, added] = lacks.length === 1 && adds.length === 1 ? [lacks[0], adds[0]] : [];
  if (
    !lacking ||
    !added ||
    lacking.isRoman !== added.isRoman ||
    lacking.parts.length > 1 ||
    added.parts.length > 1
  )
    return undefined;
  const { start, end } = added;
  const number = source.slice(lacking.start, lacking.end);
  return { start, end, text: withDigitsOf(number, target.slice(start, end)) };
}
