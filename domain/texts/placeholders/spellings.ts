import { expressionOf, type PlaceholderPattern } from './own-placeholders.ts';

/** How placeholders are spelled: a regular expression, and what of one must be equal in a translation; null if it is none. */
type Spelling = { readonly pattern: string; keyOf(spelling: string): string | null };

const exact = (spelling: string) => spelling.replace(/\s+/g, '');
/** The name alone: how a value is shown may differ between languages. */
const nameOf = (spelling: string) => `{${/[\w.-]+(?:\[[\w.-]+\])*/.exec(spelling)?.[0] ?? ''}}`;
/** A name, which item of it, and how it is shown, without what ends it beside braces. */
const IN_BRACES = (end: string) => `(?:\\s*[\\w.-]+(?:\\[[\\w.-]+\\])*\\s*(?:[,:!][^{}${end}]*)?)?`;
/** Numbers and flags are bounded, so that a long row of zeros is read once. */
const PRINTF = "%(?:\\d{1,3}\\$)?[-+0#,(']{0,6}(?:\\d{1,4}|\\*)?(?:\\.(?:\\d{1,4}|\\*))?(?:hh|ll|[hlLqjzt])?";
/** The number of a value, if it is said, and its type: `%1$.2f` is `1$f`. */
const printfKey = (spelling: string) => {
  const [, nth = '', type = ''] =
    /^%(\d+\$)?[-+0#,(']*(?:\d+|\*)?(?:\.(?:\d+|\*))?(.*)$/.exec(spelling) ?? [];
  return spelling === '%%' ? null : `${nth}${type.replace(/i$/, 'd')}`;
};

/** The spellings, in the order in which they are tried: what begins like another stands before it. */
export const SPELLINGS = {
  /** `{{` and `}}` where these are characters. */
  quotedBraces: { pattern: '\\{\\{|\\}\\}', keyOf: () => null },
  /** `{{name}}` */
  doubled: { pattern: '\\{\\{[^{}]+\\}\\}', keyOf: exact },
  /** `${name}` */
  dollar: { pattern: '\\$\\{[^{}]+\\}', keyOf: exact },
  /** `$t(key)` */
  nested: { pattern: '\\$t\\([^()]*\\)', keyOf: exact },
  /**
   * `{ $name }`, `{ -term }`, `{ message }` and `{ NUMBER($name) }`; what is said of a term differs between languages. In plurals the
   * name stands without the sign.
   */
  fluent: {
    pattern: '\\{\\s*(?:[A-Z][A-Z0-9_-]*\\(\\s*)?[$-]?[a-zA-Z](?:(?!->)[^{}])*\\}',
    keyOf: (spelling) => (/[$-][\w.-]+|[a-z][\w.-]*/.exec(spelling)?.[0] ?? spelling).replace('$', ''),
  },
  /** `%(name)s` and `%<name>s` */
  percentName: { pattern: '%(?:\\(\\w+\\)|<\\w+>)[-+0#]{0,6}[\\d.]{0,8}[a-zA-Z]', keyOf: exact },
  /** `%{name}` */
  percentBraces: { pattern: '%\\{\\w+\\}', keyOf: exact },
  /** `%name%`, but not `%Hh%M`, which is a time */
  enclosed: { pattern: '%[a-zA-Z_]\\w+(?:\\.\\w+)*%(?![a-zA-Z])', keyOf: exact },
  /** `%1`, `%L1` and `%n`, whatever stands behind them but a third digit: `%100` is said in Turkish */
  qt: { pattern: '%L?\\d{1,2}(?!\\d)|%L?n', keyOf: (spelling) => spelling.replace('L', '') },
  /** `%1$s`, `%lld`, `%@` and `%#@cups@` where a text is a format */
  printf: { pattern: `%%|${PRINTF}(?:<\\w+>|#?@\\w+@|[sSdiuxXofFeEgGaAcCpnrbBhH@])`, keyOf: printfKey },
  /** Placeholders of printf in a text that may be no format: `50%off` has none */
  likelyPrintf: { pattern: `%%|${PRINTF}[sdiufxXcpoeEgG@](?!\\p{L})`, keyOf: printfKey },
  /** `:name`, `:Name` and `:NAME` */
  colon: {
    pattern: '(?<![a-zA-Z0-9_:/]):[a-zA-Z][a-zA-Z_]\\w*',
    keyOf: (spelling) => spelling.toLowerCase(),
  },
  /** `{name}`, `{0}`, `{0:N2}`, `{user[name]}` and `{}`; in forms of plurals that are no messages `'{'count:L'}'` */
  braces: { pattern: `'\\{'${IN_BRACES("'")}'\\}'|\\{${IN_BRACES('')}\\}`, keyOf: nameOf },
  /** Names in braces, but no numbers, which choose a text */
  namedBraces: { pattern: '\\{[a-zA-Z_][\\w.]*\\}', keyOf: exact },
  tag: {
    /** `<b>`, `</b>`, `<br/>`, `<a href="#">`; of React's components `<0>` and `<1/>` */
    pattern: '</?(?:[a-zA-Z][\\w:-]*(?:\\s[^<>]*)?|\\d{1,3}\\s?)/?>',
    keyOf: (spelling) => spelling.replace(/\s*\/?>$/, '>'),
  },
} as const satisfies Record<string, Spelling>;
export type SpellingName = keyof typeof SPELLINGS;

/** A spelling that a project has beside these. */
export type OwnSpelling = `own ${PlaceholderPattern}`;

export const ownSpelling = (pattern: PlaceholderPattern): OwnSpelling => `own ${pattern}`;

/** What a spelling is by its name. */
export const spellingOf = (name: SpellingName | OwnSpelling): Spelling =>
  isOwn(name) ? { pattern: expressionOf(name.slice('own '.length)), keyOf: exact } : SPELLINGS[name];

/** Whether a spelling is a project's own. */
export const isOwn = (name: SpellingName | OwnSpelling): name is OwnSpelling => name.startsWith('own ');
