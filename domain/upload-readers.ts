import type { Node } from 'jsonc-parser';
import { itemsOf, membersOf, readJson } from './pasted-json.ts';
import { linesOf } from './splitting.ts';
import { isBlank, storedText } from './text.ts';
import type { LineProblem, Piece, UploadOptions, UploadProblem, UploadType } from './upload-pairs.ts';

type Reading = { readonly pieces: readonly Piece[]; readonly problems: readonly UploadProblem[] };

/** What a paste gives to the strings of its section, `amount` of them, or why it can't be read (SPEC §5). */
export function readPairs(
  type: UploadType,
  content: string,
  amount: number,
  options: UploadOptions,
): Reading {
  return type === 'text' ? readLines(content, amount, options) : readPairsOfJson(content);
}

/** Line k is for string k: so there must be as many (SPEC §5); one line break at the end is no line more. */
function readLines(content: string, amount: number, { escapesBreaks, splitting }: UploadOptions): Reading {
  const lines = content === '' ? [] : linesOf(content);
  if (lines.length > 0 && lines.at(-1) === '') lines.pop();
  const isSpread = splitting === 'paragraphs' && lines.length !== amount && isSpreadOver(lines, amount);
  if (!isSpread && lines.length !== amount) {
    return { pieces: [], problems: [{ kind: 'wrongAmount', lines: lines.length, strings: amount }] };
  }
  const step = isSpread ? 2 : 1;
  const pieces = Array.from({ length: amount }, (_, at) => {
    const line = lines[at * step] ?? '';
    return { line: at * step + 1, at, text: escapesBreaks ? unescaped(line) : line };
  });
  return { pieces, problems: [] };
}

/** Whether a blank line stands between each two, as in the download of paragraphs (DECISIONS §6). */
function isSpreadOver(lines: readonly string[], amount: number): boolean {
  return lines.length === amount * 2 - 1 && lines.every((line, at) => at % 2 === 0 || isBlank(line));
}

/** The way back from a download's escapes (DECISIONS §6); a backslash before anything else stays one. */
function unescaped(line: string): string {
  return line.replace(/\\([\\nr])/g, (_, letter: string) => MEANT[letter] ?? letter);
}

const MEANT: Readonly<Record<string, string>> = { '\\': '\\', n: '\n', r: '\r' };

/**
 * An object of keys and translations, one or a list of them each (SPEC §5); or the list that a download of inner-format
 * JSON is, of which each item has its key and its translation.
 */
function readPairsOfJson(content: string): Reading {
  const json = readJson(content);
  if (!json.ok) return { pieces: [], problems: [{ kind: 'brokenJson', line: json.line }] };
  const { root, lineOf } = json;
  const members =
    root.type === 'object'
      ? membersOf(root).map(({ key, value, at }) => ({ key, value, line: lineOf(at) }))
      : itemsOf(root)?.map((item) => ({ ...fieldsOf(item), line: lineOf(item) }));
  if (!members) return { pieces: [], problems: [{ kind: 'notObject', line: lineOf(root) }] };
  const pieces: Piece[] = [];
  const problems: LineProblem[] = [];
  for (const { key, value, line } of members) {
    const texts = value && textsOf(value);
    if (key === undefined) problems.push({ kind: 'notObject', line });
    else if (!texts) problems.push({ kind: 'notText', line, key });
    else
      for (const text of texts.length > 0 ? texts : ['']) pieces.push({ key, text: storedText(text), line });
  }
  return problems.length > 0 ? { pieces: [], problems } : { pieces, problems };
}

function fieldsOf(item: Node): { key: string | undefined; value: Node | undefined } {
  const fields = new Map(membersOf(item).map(({ key, value }) => [key, value]));
  const key = fields.get('key');
  return {
    key: key?.type === 'string' ? String(key.value) : undefined,
    value: fields.get('translation'),
  };
}

/** The texts of a value; undefined when it is neither a text nor a list of them. */
function textsOf(value: Node): string[] | undefined {
  const items = itemsOf(value) ?? [value];
  return items.every(({ type }) => type === 'string') ? items.map((item) => String(item.value)) : undefined;
}
