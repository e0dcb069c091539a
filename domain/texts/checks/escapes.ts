import { ICU_CHOICE } from '../placeholders/icu-choices.ts';
import { type CheckContext, type CheckFinding, defineCheck } from './check.ts';

/**
 * Escapes that programs read otherwise than they are meant (checks.10): references to characters, escapes with a backslash, and
 * apostrophes of messages. Each is found only where the source tells that programs read them.
 */
export const escapes = defineCheck({
  id: 'escapes',
  kind: 'certain',
  codes: ['entity', 'backslash', 'apostrophe'],
  find({ text: source }, { text: target }, context) {
    return [
      ...brokenReferences(source, target),
      ...brokenBackslashes(source, target),
      ...hidingApostrophes(source, target, context),
    ];
  },
});

type Finding = CheckFinding<'entity' | 'backslash' | 'apostrophe'>;

/** A finding for each of these matches, up to a number, with what it is mended to, if that is known. */
const foundOf = (
  code: Finding['code'],
  matches: Iterable<RegExpExecArray>,
  mended: (match: RegExpExecArray) => string | undefined,
): Finding[] =>
  [...matches].slice(0, MOST_FOUND).map((match) => {
    const range = { start: match.index, end: match.index + match[0].length };
    const text = mended(match);
    return {
      code,
      ...(code !== 'apostrophe' && { values: { signs: match[0] } }),
      target: [range],
      ...(text !== undefined && { fix: { ...range, text } }),
    };
  });
const MOST_FOUND = 20;

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
/** `& amp;`, `&amp ;`, `& #39;` */
const BROKEN_REFERENCE =
  /&(?:[ \u00a0]{1,4}(#\d{1,7}|amp|lt|gt|quot|apos|nbsp|[nm]dash|hellip|[lr]aquo|[lr][sd]quo|copy|shy)[ \u00a0]{0,4}|(#\d{1,7}|amp|lt|gt|quot|apos|nbsp|[nm]dash|hellip|[lr]aquo|[lr][sd]quo|copy|shy)[ \u00a0]{1,4});/gi;

const brokenReferences = (source: string, target: string): Finding[] =>
  REFERENCE.test(source) && source.search(BROKEN_REFERENCE) < 0
    ? foundOf('entity', target.matchAll(BROKEN_REFERENCE), ([, spaced, closed]) => `&${spaced ?? closed};`)
    : [];

const ESCAPE = /\\(?:[nrtbfv0"'`\\]|u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2})/g;
const NO_ESCAPES = /\b[A-Za-z]:\\|%\w{1,30}%\\/;
/** A backslash with what stands behind it, which is an escape or none. */
const BACKSLASH = new RegExp(
  `${ESCAPE.source}|(\\\\)( {0,2}([nrt"])(?![\\p{L}\\p{N}])|[нт](?!\\p{L})|.?)`,
  'gsu',
);
/** The letters beside those of escapes on a Russian keyboard, or that look like them. */
const CYRILLIC: Readonly<Record<string, string>> = { н: 'n', т: 't' };

/** Backslashes that begin no escape, if all of the source begin one and none stands in a path of Windows. */
function brokenBackslashes(source: string, target: string): Finding[] {
  if (!source.includes('\\') || !target.includes('\\')) return [];
  if (NO_ESCAPES.test(source) || source.replace(ESCAPE, '').includes('\\')) return [];
  const broken = [...target.matchAll(BACKSLASH)].filter(([, backslash]) => backslash !== undefined);
  return foundOf('backslash', broken, ([, , rest = '', letter]) => {
    const meant = letter ?? CYRILLIC[rest];
    return meant === undefined ? undefined : `\\${meant}`;
  });
}

/** Whether texts of this kind are messages of ICU or Java, in which an apostrophe hides what follows. */
const hidesByApostrophes = (source: string, { format, flags, form }: CheckContext) =>
  format === 'arb' ||
  form !== undefined ||
  (flags?.includes('java-format') ?? false) ||
  ICU_CHOICE.test(source);

/** An apostrophe before a brace, or in a form before its number: it hides them. Written twice it is an apostrophe. */
const HIDING = /(?<!')'(?=\{[\w.-]{1,60}[},])/gu;
const HIDING_IN_FORM = /(?<!')'(?=\{[\w.-]{1,60}[},]|#[^'{}#])/gu;
/** In Java's messages each apostrophe hides what follows. Sources with arguments write it twice. */
const LONE = /(?<!')'(?!')/g;

function hidingApostrophes(source: string, target: string, context: CheckContext): Finding[] {
  const found = (pattern: RegExp) =>
    source.search(pattern) >= 0 ? [] : foundOf('apostrophe', target.matchAll(pattern), () => "''");
  const writesTwice = context.format === 'properties' && source.includes("''") && /\{\d/.test(source);
  if (writesTwice) return found(LONE);
  if (!hidesByApostrophes(source, context)) return [];
  return found(context.form === undefined ? HIDING : HIDING_IN_FORM);
}
