import { pluralOf } from '../../core/plurals/plural.ts';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import { isBlank } from '../../core/text/text.ts';
import { alignedMarks } from '../marks/aligned-marks.ts';
import type { FileFormat } from '../model/file-format.ts';
import { languageCodeOf } from '../model/file-languages.ts';
import { lineCounter } from '../model/line-counter.ts';
import { scanXml, type XmlTag } from '../xml/scan-xml.ts';
import { spellXmlText, withAttribute } from '../xml/spell-xml.ts';
import { androidPlural, spellAndroidPlural } from './android-plurals.ts';
import { androidText, spellAndroidText } from './android-text.ts';
import { contextFrom, entryFormat } from './entries.ts';
import type { EntryCodec, EntryScan, FileEntry, Holder } from './entries-model.ts';

/** The tag with which the entry after a lead begins, and where. */
function tagAtEnd(
  lead: string,
): { readonly at: number; readonly name: 'string' | 'plurals' | 'item' } | undefined {
  const offset = lead.lastIndexOf('<');
  const name = offset < 0 ? undefined : /^<(string|plurals|item)(?:\s[^<]*)?>$/.exec(lead.slice(offset))?.[1];
  return name === 'string' || name === 'plurals' || name === 'item' ? { at: offset, name } : undefined;
}

/**
 * Where what belongs to the tag at the end of a lead begins: comments on lines of their own, without a blank line between them
 * and the tag.
 */
function ownAt(lead: string): number | undefined {
  const tag = tagAtEnd(lead);
  if (!tag) return undefined;
  let own = tag.at;
  for (;;) {
    const before = lead.slice(0, own).trimEnd();
    const gap = lead.slice(before.length, own);
    const comment = before.endsWith('-->') && !/\n\s*\n/.test(gap) ? before.lastIndexOf('<!--') : -1;
    // A comment behind another entry says something of that.
    const isOnItsLine = comment === 0 || /\n[ \t]*$/.test(lead.slice(0, Math.max(comment, 0)).slice(-200));
    if (comment < 0 || !isOnItsLine) return own;
    own = comment;
  }
}

const commentsIn = (own: string): string[] =>
  [...own.matchAll(/<!--((?:(?!-->)[\s\S])*)-->/g)].map(([, comment = '']) => comment.replace(/\s+/g, ' '));

const isLeftOut = ({ attributes }: XmlTag) => attributes.get('translatable') === 'false';

/** Whether all of a content refers to another resource, which is translated there. */
const isReference = (content: string) =>
  /^\s*(?:@(?:\+?[\w.:]+\/[\w.]+|null|empty)|\?[\w.:]+(?:\/[\w.]+)?)\s*$/.test(content);

/** The name of an entry; several of one name are for different products. */
function nameOf({ attributes }: XmlTag): string {
  const product = attributes.get('product');
  return (attributes.get('name') ?? '') + (product === undefined ? '' : `#${product}`);
}

/** The elements whose names are those of texts. */
const KINDS = new Set(['string', 'plurals', 'string-array']);

const scan = (file: string): EntryScan => {
  const entries: FileEntry[] = [];
  const holders: Holder[] = [];
  const lineOf = lineCounter(file);
  const open: XmlTag[] = [];
  /** The end of the text before, and of the array that items are in: its number of items and context. */
  let readTo = 0;
  let array = { items: 0, context: '', own: 0 };
  let language: string | null = null;
  const add = (tag: XmlTag, to: number, end: number, key: string, around = '') => {
    const own = (ownAt(file.slice(readTo, tag.to)) ?? 0) + readTo;
    const content = file.slice(tag.to, end);
    const raw = file.slice(tag.to, to);
    const text = tag.name === 'plurals' ? androidPlural(raw) : androidText(content);
    if (isReference(content)) {
      holders.push({ own, to, key });
      return;
    }
    const context = contextFrom([around, ...commentsIn(file.slice(own, tag.from))]);
    entries.push({ own, from: tag.to, to, line: lineOf(tag.from), key, context, text });
    if (!isBlank(text)) readTo = to;
  };
  const result = scanXml(file, (token) => {
    if (token.kind === 'open') {
      if (open.length === 0) language = languageCodeOf(token.attributes.get('tools:locale') ?? '');
      if (open.length === 0) holders.push({ own: token.from, inside: token.to, to: file.length, key: '' });
      if (token.isEmpty) {
        const [, outer] = open;
        const place = { own: token.from, to: token.to };
        if (open.length === 2 && outer && token.name === 'item')
          holders.push({ ...place, key: `${nameOf(outer)}[${array.items++}]` });
        if (open.length === 1 && KINDS.has(token.name)) holders.push({ ...place, key: nameOf(token) });
        return;
      }
      open.push(token);
      if (open.length === 2) {
        const own = (ownAt(`${file.slice(readTo, token.from)}<string>`) ?? 0) + readTo;
        array = { items: 0, own, context: contextFrom(commentsIn(file.slice(own, token.from))) };
      }
    } else if (token.kind === 'close') {
      const [root, outer, inner] = open;
      const tag = open.pop();
      if (root?.name !== 'resources' || !tag || !outer) return;
      if (tag === outer && (tag.name === 'string-array' || (isLeftOut(tag) && KINDS.has(tag.name))))
        holders.push({ own: array.own, inside: tag.to, to: token.to, key: nameOf(tag) });
      if (isLeftOut(outer)) return;
      if (tag === outer && (tag.name === 'string' || tag.name === 'plurals'))
        add(tag, token.to, token.from, nameOf(tag));
      else if (tag === inner && tag.name === 'item' && outer.name === 'string-array')
        add(tag, token.to, token.from, `${nameOf(outer)}[${array.items++}]`, array.context);
    }
  });
  return result.ok ? { ok: true, entries, holders, language } : result;
};

/** The content of an element without its end tag. */
const contentOf = (raw: string) => raw.slice(0, raw.lastIndexOf('</'));

const CODEC: EntryCodec = {
  id: 'android',
  // Translators' tools number the placeholders of each language: `<g id="n_0">`, `<g id="n_1">`.
  aligned: alignedMarks,
  scan,
  ownAt,
  read: (raw, lead) =>
    tagAtEnd(lead)?.name === 'plurals' ? androidPlural(raw) : androidText(contentOf(raw)),
  spell: ({ text, frame: { lead, raw }, language }) => {
    const name = tagAtEnd(lead)?.name ?? 'string';
    if (name === 'plurals') return spellAndroidPlural(text, raw ?? '', language);
    return `${spellAndroidText(text, contentOf(raw ?? ''))}</${name}>`;
  },
  lead: ({ key, text, context, nth }) => {
    const tag = mayBePlural(text) && pluralOf(text) ? 'plurals' : 'string';
    const comment = context.replaceAll('--', '—').replace(/-$/, '');
    const spelledComment = comment === '' ? '' : `<!-- ${spellXmlText(comment)} -->\n    `;
    return `\n    ${spelledComment}${withAttribute(`<${tag}>`, 'name', key || `string_${nth + 1}`)}`;
  },
  withKey: (own, key) => {
    const tag = tagAtEnd(own);
    // Items of arrays are known by their place, and a product is part of the key.
    if (!tag || tag.name === 'item' || key === '' || key.includes('#')) return own;
    return own.slice(0, tag.at) + withAttribute(own.slice(tag.at), 'name', key);
  },
  // Entries may follow each other on one line.
  separator: () => '',
  separated: /^\s*/,
  behind: /^[^\S\n]*<!--(?:(?!-->)[\s\S])*-->/,
  empty: { header: '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    ', footer: '\n</resources>\n' },
  languageIn: (header) => languageCodeOf(/\stools:locale=["']([^"']*)/.exec(header)?.[1] ?? ''),
  // An array is read by the places of its items.
  stays: ({ lead }) => tagAtEnd(lead)?.name === 'item',
};

/** Android's string resources: texts, plurals and arrays by name (programs.5). */
export const ANDROID = entryFormat(CODEC) satisfies FileFormat;
