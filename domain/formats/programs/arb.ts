import type { Node } from 'jsonc-parser';
import { membersOf, readJson } from '../json/read-json.ts';
import type { FileFormat } from '../model/file-format.ts';
import { isSameLanguage, languageCodeOf } from '../model/file-languages.ts';
import { entryFormat } from './entries.ts';
import type { Printing } from './entries-model.ts';
import { jsonCodec } from './json-entries.ts';

const LOCALE = '@@locale';
const textOfNode = (node: Node | undefined) => (node?.type === 'string' ? String(node.value) : '');
const membersByName = (node: Node) => new Map(membersOf(node).map(({ key, value }) => [key, value]));

/** What `@key` says of a text: its description, and each placeholder with its type and example. */
function about(key: string, members: ReadonlyMap<string, Node>): readonly string[] | undefined {
  if (key.startsWith('@')) return undefined;
  const metadata = members.get(`@${key}`);
  if (!metadata) return [];
  const fields = membersByName(metadata);
  const placeholders = fields.get('placeholders');
  const named = placeholders ? membersOf(placeholders) : [];
  return [
    textOfNode(fields.get('description')),
    textOfNode(fields.get('context')),
    ...named.map(({ key: name, value }) => {
      const details = membersByName(value);
      const type = textOfNode(details.get('type'));
      const example = textOfNode(details.get('example'));
      return [`{${name}}`, type, example && `“${example}”`].filter((part) => part !== '').join(' ');
    }),
  ];
}

const JSON_CODEC = jsonCodec({
  id: 'arb',
  isNested: false,
  about,
  languageOf: (members) => languageCodeOf(textOfNode(members.get(LOCALE))),
});

/** Where the white space before a place begins. */
const startOf = (file: string, at: number) => file.slice(0, at).trimEnd().length;

/** The file with the language of its texts, and without what it says of texts that it hasn't. */
function finish(file: string, { language, isWhole, isOfLanguage = false }: Printing): string {
  const printed = JSON_CODEC.finish(file);
  const json = readJson(printed);
  if (!json.ok || language === '') return printed;
  const members = membersOf(json.root);
  const names = new Set(members.map(({ key }) => key));
  const locale = language.replaceAll('-', '_');
  const parts: string[] = [];
  let readTo = 0;
  const put = (from: number, to: number, text: string) => {
    parts.push(printed.slice(readTo, from), text);
    readTo = to;
  };
  if (!names.has(LOCALE) && !isOfLanguage) {
    const at = json.root.offset + 1;
    const space = /^\s*/.exec(printed.slice(at, at + 200))?.[0] ?? '';
    put(
      at,
      at,
      `${space}${JSON.stringify(LOCALE)}: ${JSON.stringify(locale)}${members.length > 0 ? ',' : ''}`,
    );
  }
  for (const { key, value, at } of members) {
    if (key === LOCALE && value.type === 'string' && !isSameLanguage(textOfNode(value), language))
      put(value.offset, value.offset + value.length, JSON.stringify(locale));
    else if (!isWhole && /^@[^@]/.test(key) && !names.has(key.slice(1)))
      put(startOf(printed, at.offset), at.offset + at.length, '');
  }
  return JSON_CODEC.finish(parts.join('') + printed.slice(readTo));
}

/** Flutter's files: messages by keys, with what is said of them (programs.20, programs.21). */
export const ARB = entryFormat({
  ...JSON_CODEC,
  finish,
  subjectOf: (key) => (/^@[^@]/.test(key) ? key.slice(1) : undefined),
  languageIn: (header) => languageCodeOf(/"@@locale"\s*:\s*"([^"]*)"/.exec(header)?.[1] ?? ''),
}) satisfies FileFormat;
