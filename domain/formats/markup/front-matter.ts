/** What a file of Markdown says of itself before its text, and how: in YAML, TOML or JSON, or in the lines of a title (Pandoc). */
export type FrontMatter = {
  readonly kind: 'yaml' | 'toml' | 'json' | 'title';
  /** Where it ends, with its last line. */
  readonly to: number;
  /** What stands between its lines. */
  readonly from: number;
  readonly matter: string;
};

/** Front matter is longer in no file; what would be is text. */
const LONGEST = 100_000;

/** The line that begins front matter, and the one that ends it. */
const FENCES = (
  [
    ['yaml', '---', String.raw`(?:---|\.\.\.)`],
    ['yaml', '---yaml', '---'],
    ['toml', String.raw`\+\+\+`, String.raw`\+\+\+`],
    ['toml', '---toml', '---'],
    ['json', '---json', '---'],
  ] as const
).map(([kind, open, close]) => ({
  kind,
  pattern: new RegExp(String.raw`^${open}[ \t]*(?:\r?\n|\r)([\s\S]*?)^${close}[ \t]*$`, 'my'),
}));
/** Up to three entries, as title, authors and date, which go on in lines that are set in. */
const TITLE_LINES = /%(?:[ \t].*)?(?:\r?\n[ \t]+\S.*)*(?:\r?\n%(?:[ \t].*)?(?:\r?\n[ \t]+\S.*)*){0,2}$/my;
const OBJECT = /\{(?:.*\}|[\s\S]*?^\})[ \t]*$/my;

/** The front matter of a file of Markdown (books.23); undefined if it has none. */
export function frontMatterIn(content: string): FrontMatter | undefined {
  const start = content.slice(0, LONGEST);
  for (const { kind, pattern } of FENCES) {
    const match = foundIn(start, pattern);
    if (!match) continue;
    const [{ length: to }, matter = ''] = match;
    const from = match[0].lastIndexOf(matter, to - matter.length - 1);
    return kind === 'yaml' && isWords(matter) ? undefined : { kind, to, from, matter };
  }
  const lines = foundIn(start, TITLE_LINES)?.[0];
  if (lines !== undefined) return { kind: 'title', to: lines.length, from: 0, matter: lines };
  const object = foundIn(start, OBJECT)?.[0];
  return object !== undefined && objectIn(object)
    ? { kind: 'json', to: object.length, from: 0, matter: object }
    : undefined;
}

/** What a pattern finds at the very beginning of a text. */
function foundIn(text: string, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = 0;
  return pattern.exec(text);
}

/**
 * Whether what stands between two lines is words, as between the signs of scenes: it has no key, no comment, and begins no list
 * or object.
 */
const isWords = (value: string): boolean =>
  value.trim() !== '' && !/^[ \t]*(?:[#{[]|- |["']?[\w-]+["']?[ \t]*:(?:\s|$))/m.test(value);

/** The object that a text is in JSON. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}
