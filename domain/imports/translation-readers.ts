import type { Node } from 'jsonc-parser';
import { itemsOf, membersOf, readJson } from '../formats/read-json.ts';
import { linesOf } from '../texts/splitting.ts';
import { isBlank, storedText } from '../texts/text.ts';
import type {
  LineProblem,
  MatchedBy,
  Piece,
  UploadOptions,
  UploadProblem,
  UploadString,
  UploadType,
} from './import-translations.ts';
import { readSubtitles } from './subtitle-translations.ts';

/** What a paste gives to strings, or why it can't be read; and what told which string each piece is for. */
export type PairsReading = {
  readonly pieces: readonly Piece[];
  readonly problems: readonly UploadProblem[];
  readonly by: MatchedBy;
};

const READERS = {
  text: (content, strings, options) => readLines(content, strings.length, options),
  json: readPairsOfJson,
  subtitles: readSubtitles,
} as const satisfies Record<
  UploadType,
  (content: string, strings: readonly UploadString[], options: UploadOptions) => PairsReading
>;

/** What a paste gives to the strings of its section, or why it can't be read (imports.28, imports.29). */
export function readPairs(
  type: UploadType,
  content: string,
  strings: readonly UploadString[],
  options: UploadOptions,
): PairsReading {
  return READERS[type](content, strings, options);
}

/** Line k is for string k: so there must be as many (imports.28); one line break at the end is no line more. */
function readLines(
  content: string,
  amount: number,
  { escapesBreaks, splitting }: UploadOptions,
): PairsReading {
  const lines = content === '' ? [] : linesOf(content);
  if (lines.length > 0 && lines.at(-1) === '') lines.pop();
  const isSpread = splitting === 'paragraphs' && lines.length !== amount && isSpreadOver(lines, amount);
  if (!isSpread && lines.length !== amount) {
    const problem = { kind: 'wrongAmount', lines: lines.length, strings: amount } as const;
    return { pieces: [], problems: [problem], by: 'line' };
  }
  const step = isSpread ? 2 : 1;
  const pieces = Array.from({ length: amount }, (_, at) => {
    const line = lines[at * step] ?? '';
    return { line: at * step + 1, at, text: escapesBreaks ? unescaped(line) : line };
  });
  return { pieces, problems: [], by: 'line' };
}

/** Whether a blank line stands between each two, as in the download of paragraphs (imports.28). */
function isSpreadOver(lines: readonly string[], amount: number): boolean {
  return lines.length === amount * 2 - 1 && lines.every((line, at) => at % 2 === 0 || isBlank(line));
}

/** The way back from a download's escapes (imports.28); a backslash before anything else stays one. */
function unescaped(line: string): string {
  return line.replace(/\\([\\nr])/g, (_, letter: string) => MEANT[letter] ?? letter);
}

const MEANT: Readonly<Record<string, string>> = { '\\': '\\', n: '\n', r: '\r' };

/**
 * An object of keys and translations, one or a list of them each (imports.29); or the list that a download of inner-format
 * JSON is, of which each item has its key and its translation. An item without a key is known by its text.
 */
function readPairsOfJson(content: string, strings: readonly UploadString[]): PairsReading {
  const json = readJson(content);
  if (!json.ok) return { pieces: [], problems: [{ kind: 'brokenJson', line: json.line }], by: 'key' };
  const { root, lineOf } = json;
  const members =
    root.type === 'object'
      ? membersOf(root).map(({ key, value, at }) => ({ key, value, text: undefined, line: lineOf(at) }))
      : itemsOf(root)?.map((item) => ({ ...fieldsOf(item), line: lineOf(item) }));
  if (!members) return { pieces: [], problems: [{ kind: 'notObject', line: lineOf(root) }], by: 'key' };
  // Without any keys a list is for as many strings, one by one.
  const isInOrder =
    root.type === 'array' && members.length === strings.length && members.every(({ key }) => !key);
  const pieces: Piece[] = [];
  const problems: LineProblem[] = [];
  const placeOf = placesByText(strings);
  for (const [at, { key, value, text: source, line }] of members.entries()) {
    const texts = value && textsOf(value);
    const isByText = root.type === 'array' && !key && !isInOrder && source !== undefined;
    if (key === undefined && !isInOrder && !isByText) problems.push({ kind: 'notObject', line });
    else if (!texts) problems.push({ kind: 'notText', line, ...(key && { key }) });
    else if (isByText) {
      const place = { at: placeOf(storedText(source)), line, label: source };
      for (const text of texts) pieces.push({ ...place, text: storedText(text) });
    } else if (key === undefined || isInOrder)
      for (const text of texts) pieces.push({ at, text: storedText(text), line });
    else
      for (const text of texts.length > 0 ? texts : ['']) pieces.push({ key, text: storedText(text), line });
  }
  return problems.length > 0 ? { pieces: [], problems, by: 'key' } : { pieces, problems, by: 'key' };
}

type Fields = { key: string | undefined; text: string | undefined; value: Node | undefined };

function fieldsOf(item: Node): Fields {
  const fields = new Map(membersOf(item).map(({ key, value }) => [key, value]));
  const said = (name: string) => {
    const field = fields.get(name);
    return field?.type === 'string' ? String(field.value) : undefined;
  };
  return { key: said('key'), text: said('text'), value: fields.get('translation') };
}

/** Finds the strings without a key by their texts, those of one text in turn. */
function placesByText(strings: readonly UploadString[]): (text: string) => number | undefined {
  const places = Map.groupBy(strings.keys(), (at) => strings[at]?.text ?? '');
  for (const [text, all] of places) {
    places.set(
      text,
      all.filter((at) => strings[at]?.key === ''),
    );
  }
  return (text) => places.get(text)?.shift();
}

/** The texts of a value; undefined when it is neither a text nor a list of them. */
function textsOf(value: Node): string[] | undefined {
  const items = itemsOf(value) ?? [value];
  return items.every(({ type }) => type === 'string') ? items.map((item) => String(item.value)) : undefined;
}
