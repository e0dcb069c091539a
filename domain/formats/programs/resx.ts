import { storedText } from '../../core/text/text.ts';
import type { FileFormat } from '../model/file-format.ts';
import { lineCounter } from '../model/line-counter.ts';
import { scanXml, type XmlTag, xmlTokens } from '../xml/scan-xml.ts';
import { spellXmlText, withAttribute } from '../xml/spell-xml.ts';
import { contextFrom, entryFormat } from './entries.ts';
import type { EntryCodec, EntryScan, FileEntry, Holder } from './entries-model.ts';

/** The start of the value in an entry that ends a lead. */
const VALUE = /<data\s[^<>]*>\s*(?:<comment>[^<]*<\/comment>\s*)?<value(?:\s[^<>]*)?>$/;

const ownAt = (lead: string): number | undefined => {
  const offset = lead.lastIndexOf('<data');
  return offset >= 0 && VALUE.test(lead.slice(offset)) ? offset : undefined;
};

/** Whether an entry is a text: one of another type, or of a form's designer, is none. */
const isText = ({ attributes }: XmlTag) =>
  !attributes.has('type') && !attributes.has('mimetype') && !attributes.get('name')?.startsWith('>>');

/** Where the text ends in what follows the tag of a value. */
function endOf(raw: string): number {
  const cdata = raw.lastIndexOf(']]>');
  const end = raw.indexOf('</value', Math.max(cdata, 0));
  return end < 0 ? raw.length : end;
}

function textIn(content: string): string {
  const tokens = xmlTokens(content) ?? [];
  return storedText(
    tokens.map((token) => (token.kind === 'text' || token.kind === 'cdata' ? token.text : '')).join(''),
  );
}

const scan = (file: string): EntryScan => {
  const entries: FileEntry[] = [];
  const holders: Holder[] = [];
  const lineOf = lineCounter(file);
  const open: XmlTag[] = [];
  let value: { from: number; to: number } | undefined;
  let comment = '';
  let readTo = 0;
  const result = scanXml(file, (token) => {
    if (token.kind === 'open' && token.isEmpty && token.name === 'data' && open.length === 1) {
      holders.push({ own: token.from, to: token.to, key: token.attributes.get('name') ?? '' });
    } else if (token.kind === 'open' && !token.isEmpty) {
      if (open.length === 0) holders.push({ own: token.from, inside: token.to, to: file.length, key: '' });
      if (token.name === 'data' && open.length === 1) [value, comment] = [undefined, ''];
      open.push(token);
    } else if (token.kind === 'close') {
      const tag = open.pop();
      if (!tag || open.length < 1) return;
      const [, data] = open;
      const inside = file.slice(tag.to, token.from);
      if (open.length === 2 && data?.name === 'data') {
        if (tag.name === 'value') value ??= { from: tag.to, to: token.from };
        if (tag.name === 'comment') comment = textIn(inside);
      } else if (tag.name === 'data' && open.length === 1) {
        const key = tag.attributes.get('name') ?? '';
        if (!value || !isText(tag) || ownAt(file.slice(readTo, value.from)) === undefined) {
          holders.push({ own: tag.from, to: token.to, key });
          return;
        }
        const text = textIn(file.slice(value.from, value.to));
        const place = { own: tag.from, from: value.from, to: token.to, line: lineOf(tag.from) };
        entries.push({
          ...place,
          key,
          context: contextFrom([comment]),
          text,
        });
        if (text.trim() !== '') readTo = token.to;
      }
    }
  });
  return result.ok ? { ok: true, entries, holders } : result;
};

const CODEC: EntryCodec = {
  id: 'resx',
  scan,
  ownAt,
  read: (raw) => textIn(raw.slice(0, endOf(raw))),
  spell: ({ text, frame: { raw } }) => {
    const tail = raw === null ? '</value>\n  </data>' : raw.slice(endOf(raw));
    return spellXmlText(text, raw ?? '') + tail;
  },
  lead: ({ key, context, nth }) => {
    const tag = withAttribute('<data xml:space="preserve">', 'name', key || `text${nth + 1}`);
    const spelledComment = context === '' ? '' : `<comment>${spellXmlText(context)}</comment>\n    `;
    return `\n  ${tag}\n    ${spelledComment}<value>`;
  },
  withKey: (own, key) => {
    const tag = /^<data\s[^<>]*>/.exec(own)?.[0];
    return tag === undefined || key === '' ? own : withAttribute(tag, 'name', key) + own.slice(tag.length);
  },
  separator: () => '',
  separated: /^\s*/,
  empty: {
    header:
      '<?xml version="1.0" encoding="utf-8"?>\n<root>\n  <resheader name="resmimetype">\n    <value>text/microsoft-resx</value>\n  </resheader>\n  <resheader name="version">\n    <value>2.0</value>\n  </resheader>\n  ',
    footer: '\n</root>\n',
  },
};

/** Resources of .NET (programs.25). */
export const RESX = entryFormat(CODEC) satisfies FileFormat;
