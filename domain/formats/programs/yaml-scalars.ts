import { parseDocument, Scalar } from 'yaml';

/** Texts that YAML 1.1 or 1.2 reads as something else. */
const NO_TEXT =
  /^(?:~|null|true|false|yes|no|on|off|y|n|[-+]?[.\d][\d.,_:exobaf+-]*|\d{4}-\d\d?-\d\d?[t\s].*|[-+]?\.inf|\.nan|<<|=)$/i;
/** A text that means itself without quotes; what begins, ends and is within it could mean something else. */
const PLAIN = /^[^\s\p{P}\p{S}\p{C}](?:(?!: |:$| #|:\?)[^\p{C}\p{Zl}\p{Zp}])*$/u;
/** Marks of lists and objects in braces, in which a text without quotes can't have them. */
const IN_BRACES = /[[\]{},]/;

/** Characters that a text in double quotes has as codes. */
const CODED = /[\x7f-\x9f\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

const doubleQuoted = (text: string) =>
  JSON.stringify(text).replace(CODED, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Whether a text can be written without quotes. */
const mayBePlain = (text: string, isInBraces: boolean): boolean =>
  PLAIN.test(text) && !NO_TEXT.test(text) && !/\s$/.test(text) && !(isInBraces && IN_BRACES.test(text));

/** The text that a scalar's spelling has; undefined if it is no text. */
export function yamlText(raw: string): string | undefined {
  const document = parseDocument(raw.startsWith('|') || raw.startsWith('>') ? `- ${raw}\n` : `- ${raw}`, {
    logLevel: 'silent',
  });
  const value: unknown = document.getIn([0]);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Spells a text as its place in a file does: without quotes, in quotes, or as a block below its key. `raw` is the spelling
 * there, or empty.
 */
export function spellYaml(text: string, raw: string, isInBraces: boolean): string {
  if (/^[|>]/.test(raw)) return inBlock(text, raw) ?? doubleQuoted(text);
  if (raw.startsWith("'") && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return !raw.startsWith('"') && mayBePlain(text, isInBraces) ? text : doubleQuoted(text);
}

/** A text as a block like the one of this spelling, without the last line break; undefined if a block can't say it. */
function inBlock(text: string, raw: string): string | undefined {
  const indent = /\n([ ]+)\S/.exec(raw)?.[1];
  const lines = text.replace(/\n+$/, '').split('\n');
  const breaks = text.length - text.replace(/\n+$/, '').length;
  const isSayable = lines.every((line) => line === line.trimEnd() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(line));
  if (indent === undefined || text === '' || breaks > 1 || /^\s/.test(text) || !isSayable) return undefined;
  const sign = raw.startsWith('>') && lines.length === 1 ? '>' : '|';
  const header = `${sign}${breaks === 0 ? '-' : ''}`;
  return [header, ...lines.map((line) => (line === '' ? '' : indent + line))].join('\n');
}

/** Spells a key. */
export const spellYamlKey = (key: string): string =>
  mayBePlain(key, true) && !key.includes(':') ? key : doubleQuoted(key);

/** Whether a node is a text, and not a number or a reference. */
export const isText = (node: unknown): node is Scalar<string> =>
  node instanceof Scalar && typeof node.value === 'string';

/** Words that YAML 1.1 names, but that its programs read as texts. */
const LETTERS = /^[yn]$/i;

/** Whether YAML 1.1, as Ruby reads it, takes a text without quotes for a number, a time or a choice: `off`, `12:30`, `1_000`. */
export function isNoText11({ type, value }: Scalar<string>): boolean {
  if (type !== Scalar.PLAIN || !NO_TEXT.test(value) || LETTERS.test(value)) return false;
  const document = parseDocument(`- ${value}`, { version: '1.1', logLevel: 'silent' });
  return typeof document.getIn([0]) !== 'string';
}
