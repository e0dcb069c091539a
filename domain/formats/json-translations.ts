import type { Node } from 'jsonc-parser';
import { hasControls, storedText } from '../core/text/text.ts';
import { itemsOf, membersOf, readJson } from './json/read-json.ts';
import {
  type FoundTranslation,
  type LineProblem,
  positionsByText,
  type TargetString,
  type TranslationReading,
  type TranslationReadOptions,
} from './model/translation-reading.ts';

/**
 * Reads an object of keys with a translation or a list of them each (imports.29), or an exported list of inner-format
 * JSON, whose items have a key and a translation. An item without a key is matched by its text.
 */
export function readJsonTranslations(
  content: string,
  strings: readonly TargetString[],
  { isSource = false }: Pick<TranslationReadOptions, 'isSource'> = {},
): TranslationReading {
  const json = readJson(content);
  if (!json.ok) return { pieces: [], problems: [{ kind: json.kind, line: json.line }], by: 'key' };
  const { root, lineOf } = json;
  const members =
    root.type === 'object'
      ? membersOf(root).map(({ key, value, at }) => ({ key, value, text: undefined, line: lineOf(at) }))
      : itemsOf(root)?.map((item) => ({ ...fieldsOf(item), line: lineOf(item) }));
  if (!members) return { pieces: [], problems: [{ kind: 'notObject', line: lineOf(root) }], by: 'key' };
  // A list without keys is matched by position, if it has as many items as there are strings.
  const isInOrder =
    root.type === 'array' && members.length === strings.length && members.every(({ key }) => !key);
  const pieces: FoundTranslation[] = [];
  const problems: LineProblem[] = [];
  const positionOf = positionsByText(strings, ({ key }) => key === '');
  for (const [index, { key, value, text: source, line }] of members.entries()) {
    if (isSource && (value === undefined || value.type === 'null')) continue;
    // What stayed in the file is no string (strings.22).
    if (value === undefined && (hasControls(source ?? '') || hasControls(key ?? ''))) continue;
    const texts = value && textsOf(value);
    const isByText = root.type === 'array' && !key && !isInOrder && source !== undefined;
    if (key === undefined && !isInOrder && !isByText) problems.push({ kind: 'notObject', line });
    else if (!texts) problems.push({ kind: 'notText', line, ...(key && { key }) });
    else if (isByText) {
      const place = { at: positionOf(storedText(source)), line, label: source };
      for (const text of texts) pieces.push({ ...place, text: storedText(text) });
    } else if (key === undefined || isInOrder)
      for (const text of texts) pieces.push({ at: index, text: storedText(text), line });
    else
      for (const text of texts.length > 0 ? texts : ['']) pieces.push({ key, text: storedText(text), line });
  }
  return problems.length > 0 ? { pieces: [], problems, by: 'key' } : { pieces, problems, by: 'key' };
}

type Fields = { key: string | undefined; text: string | undefined; value: Node | undefined };

function fieldsOf(item: Node): Fields {
  const fields = new Map(membersOf(item).map(({ key, value }) => [key, value]));
  const textNamed = (name: string) => {
    const field = fields.get(name);
    return field?.type === 'string' ? String(field.value) : undefined;
  };
  return { key: textNamed('key'), text: textNamed('text'), value: fields.get('translation') };
}

/** The texts of a value; undefined when it is neither a text nor a list of them. */
function textsOf(value: Node): string[] | undefined {
  const items = itemsOf(value) ?? [value];
  return items.every(({ type }) => type === 'string') ? items.map((item) => String(item.value)) : undefined;
}
