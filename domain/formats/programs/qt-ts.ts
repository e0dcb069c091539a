import { memoizeByLanguage } from '../../core/languages/memoize-by-language.ts';
import { categoriesOf } from '../../core/plurals/forms.ts';
import {
  type NumberedForms,
  numberedForms,
  numberedTexts,
  pluralOfNumbered,
  pluralOfTwo,
} from '../../core/plurals/numbered-forms.ts';
import { pluralOf, textOfForm } from '../../core/plurals/plural.ts';
import { qtNumbering } from '../../core/plurals/qt-numbering.ts';
import { storedText } from '../../core/text/text.ts';
import { type InlinePiece, markedText, spellMarked } from '../marks/marks.ts';
import type { FileFormat } from '../model/file-format.ts';
import { isSameLanguage, languageCodeOf } from '../model/file-languages.ts';
import { lineCounter } from '../model/line-counter.ts';
import type { Frame } from '../model/skeleton.ts';
import { scanXml, type XmlTag, xmlTokens } from '../xml/scan-xml.ts';
import { spellXmlText, withAttribute } from '../xml/spell-xml.ts';
import {
  type BilingualCodec,
  bilingualFormat,
  type TargetInFile,
  type Unit,
  type UnitScan,
  type Written,
} from './bilingual.ts';
import { mergedQt } from './qt-merge.ts';

/** The pieces of a content: characters, and bytes that XML can't have, which are marks. */
const piecesIn = (content: string): InlinePiece[] =>
  (xmlTokens(content) ?? []).flatMap((token): InlinePiece[] => {
    if (token.kind === 'text' || token.kind === 'cdata') return [{ kind: 'text', text: token.text }];
    if (token.kind !== 'open' || token.name !== 'byte') return [];
    const raw = withAttribute('<byte/>', 'value', token.attributes.get('value') ?? '');
    return [{ kind: 'empty', raw, name: 'x' }];
  });

const textIn = (content: string) =>
  // Most are characters alone, which need no parser.
  storedText(/[<&]/.test(content) ? markedText(piecesIn(content)) : content);

/** What separates two texts in one list of pieces. */
const BETWEEN = '\uE000\uE001';

/** The text of a translation, whose marks are called as those of its source. */
function translatedIn(content: string, source: string): string {
  const between: InlinePiece = { kind: 'text', text: BETWEEN };
  const both = markedText([...piecesIn(source), between, ...piecesIn(content)]);
  return storedText(both.slice(both.indexOf(BETWEEN) + BETWEEN.length));
}

/** Spaces that Qt's tools write as references. */
const SPACES = /[\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

/** Characters as Qt's tools write them. */
const escaped = (text: string) =>
  spellXmlText(text)
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replace(SPACES, (space) => `&#x${space.charCodeAt(0).toString(16)};`);

/** A text with the marks of its source. */
const spelled = (text: string, source = '') =>
  spellMarked(text, piecesIn(source), { escaped, lineBreak: '\n' });

/** Messages that the program has no more, which only the file remembers. */
const isGone = (type: string | undefined) => type === 'vanished' || type === 'obsolete';

const scan = (file: string): UnitScan => {
  const units: Unit[] = [];
  const lineOf = lineCounter(file);
  const open: XmlTag[] = [];
  let name = '';
  let languages: { source: string | null; target: string | null } = { source: null, target: null };
  let parts = new Map<string, string>();
  let source: { content: string; end: number } | undefined;
  let places: string[] = [];
  let type: string | undefined;
  let hasTarget = false;
  const scanned = scanXml(file, (token) => {
    if (token.kind === 'open') {
      const attributeOf = (attribute: string) => token.attributes.get(attribute) ?? '';
      if (token.name === 'TS' && open.length === 0)
        languages = {
          source: languageCodeOf(attributeOf('sourcelanguage')),
          target: languageCodeOf(attributeOf('language')),
        };
      if (token.name === 'message') {
        [parts, source, places, type, hasTarget] = [new Map(), undefined, [], undefined, false];
      }
      if (token.name === 'location' && attributeOf('filename') !== '')
        places.push([attributeOf('filename'), attributeOf('line')].filter((part) => part !== '').join(':'));
      if (token.name === 'translation') {
        [type, hasTarget] = [token.attributes.get('type'), true];
        if (attributeOf('variants') === 'yes') type = 'obsolete';
      }
      if (!token.isEmpty) open.push(token);
      return;
    }
    if (token.kind !== 'close') return;
    const tag = open.pop();
    const parent = open.at(-1)?.name;
    if (!tag) return;
    const inside = () => textIn(file.slice(tag.to, token.from));
    if (tag.name === 'name' && parent === 'context') name = inside();
    else if (parent === 'message') {
      if (tag.name === 'source') source = { content: file.slice(tag.to, token.from), end: token.to };
      else if (tag.name.endsWith('comment')) parts.set(tag.name, inside());
    } else if (tag.name === 'message' && source && hasTarget && !isGone(type)) {
      const comment = parts.get('comment') ?? '';
      units.push({
        ...{ own: tag.from, from: source.end, to: token.to, line: lineOf(tag.from) },
        key: tag.attributes.get('id') ?? '',
        notes: [
          [name, comment].filter((part) => part !== '').join(', '),
          parts.get('extracomment') ?? '',
          parts.get('translatorcomment') ?? '',
          ...places,
        ],
        text: sourceText(source.content, tag.attributes.get('numerus') === 'yes'),
      });
    }
  });
  return scanned.ok ? { ok: true, units, languages } : scanned;
};

/** The text of a source; of a plural it has one for all numbers. */
function sourceText(content: string, isPlural: boolean): string {
  const text = textIn(content);
  return isPlural && text !== '' ? pluralOfTwo(text, text) : text;
}

/** The forms that Qt's programs ask for in a language. Categories of fractions alone, which they don't count, have none. */
const formsOf = memoizeByLanguage((language): NumberedForms => {
  const forms = numberedForms(language, qtNumbering(language));
  const fractions = categoriesOf(language, 'cardinal').filter(({ isNeeded }) => !isNeeded);
  const isCounted = (selector: string) => fractions.every(({ category }) => category !== selector);
  return { ...forms, selectors: forms.selectors.map((ofForm) => ofForm.filter(isCounted)) };
});

/** The message that a lead begins: where, its tag, and whether it has forms. */
function messageIn(
  lead: string,
): { readonly at: number; readonly tag: string; readonly isPlural: boolean } | undefined {
  const offset = lead.lastIndexOf('<message');
  if (offset < 0 || !/<\/source\s*>$/.test(lead.slice(-20))) return undefined;
  const tag = /^<message(?:\s[^<>]*)?>/.exec(lead.slice(offset))?.[0] ?? '';
  return { at: offset, tag, isPlural: /\snumerus\s*=\s*["']yes["']/.test(tag) };
}

/** The content of the source that ends a lead. */
function sourceIn(lead: string): string {
  const offset = lead.lastIndexOf('<source>');
  return offset < 0 ? '' : lead.slice(offset + '<source>'.length, lead.lastIndexOf('</'));
}

/** The translation in what follows a source: its tag, and its content; undefined if there is none. */
function translationIn(raw: string, source: string) {
  let tag: XmlTag | undefined;
  let depth = 0;
  const forms: string[] = [];
  let form: XmlTag | undefined;
  for (const token of xmlTokens(raw.slice(0, raw.lastIndexOf('</'))) ?? []) {
    if (token.kind === 'open') {
      if (depth === 0 && token.name === 'translation') {
        tag = token;
        if (token.isEmpty) return { tag, from: token.to, to: token.to, end: token.to, forms };
      }
      if (token.name === 'numerusform') {
        form = token;
        if (token.isEmpty) forms.push('');
      }
      if (!token.isEmpty) depth++;
    } else if (token.kind === 'close') {
      if (token.name === 'numerusform' && form)
        forms.push(translatedIn(raw.slice(form.to, token.from), source));
      if (--depth === 0 && tag) return { tag, from: tag.to, to: token.from, end: token.to, forms };
    }
  }
  return undefined;
}

function targetOf({ lead, raw }: Frame, language: string): TargetInFile {
  const tail = raw ?? '';
  const source = sourceIn(lead);
  const translated = translationIn(tail, source);
  if (!translated) return { text: '', status: 'translated' };
  const { tag, from, to, forms } = translated;
  const status = tag.attributes.get('type') === 'unfinished' ? 'initial' : 'translated';
  if (!messageIn(lead)?.isPlural) return { text: translatedIn(tail.slice(from, to), source), status };
  const needed = formsOf(language);
  const hasOtherForms = forms.findLastIndex((text) => text !== '') >= needed.amount;
  return { text: pluralOfNumbered(forms, needed), status, ...(hasOtherForms && { hasOtherForms }) };
}

function withTarget(frame: Frame, { words, status }: Written, language: string): Frame {
  const { lead, raw } = frame;
  const tail = raw ?? '';
  const source = sourceIn(lead);
  const translated = translationIn(tail, source);
  if (!translated) return frame;
  const { tag, from, to, end, forms } = translated;
  const isFinished = status === 'translated' || status === 'approved';
  const start = tail.slice(tag.from, tag.to).replace(/\s*\/>$/, '>');
  const begin = isFinished
    ? start.replace(/\s+type\s*=\s*(?:"[^"]*"|'[^']*')/, '')
    : withAttribute(start, 'type', 'unfinished');
  const space = /^\s*/.exec(tail.slice(from, to))?.[0] || '\n            ';
  const needed = formsOf(language);
  const content = messageIn(lead)?.isPlural
    ? // Qt's tools remove forms beyond those of the language.
      numberedTexts(words, needed, forms.slice(0, needed.amount))
        .map((form) => `${space}<numerusform>${spelled(form, source)}</numerusform>`)
        .join('') + (/\s*$/.exec(tail.slice(from, to))?.[0] || '\n        ')
    : spelled(words, source);
  const close = tag.isEmpty ? '</translation>' : tail.slice(to, end);
  return { lead, raw: tail.slice(0, tag.from) + begin + content + close + tail.slice(end) };
}

const TS_TAG = /<TS(?:\s[^<>]*)?>/;
/** The language that a file says. */
const languageSaid = (file: string) =>
  /\slanguage\s*=\s*["']([^"']*)["']/.exec(TS_TAG.exec(file)?.[0] ?? '')?.[1];

const CODEC: BilingualCodec = {
  id: 'qt_ts',
  scan,
  ownAt: (lead) => messageIn(lead)?.at,
  isOwn: ({ lead, raw }) => raw !== null && messageIn(lead) !== undefined,
  targetOf,
  // An unfinished one may be the source in place of a missing translation.
  states: ({ status }) => status !== 'initial',
  withTarget,
  newFrame: ({ text, key, context }) => {
    const id = key === '' ? '' : withAttribute('<message>', 'id', key).slice('<message'.length, -1);
    const forms = pluralOf(text)?.forms;
    const numerus = forms ? ' numerus="yes"' : '';
    const source = forms ? textOfForm(forms.get('other') ?? '') : text;
    const comment = context === '' ? '' : `\n        <extracomment>${spelled(context)}</extracomment>`;
    return {
      lead: `\n    <message${id}${numerus}>\n        <source>${spelled(source)}</source>`,
      raw: `${comment}\n        <translation type="unfinished"></translation>\n    </message>`,
    };
  },
  separator: () => '',
  separated: /^\s*/,
  finish: (file, language) => {
    const root = TS_TAG.exec(file);
    const declared = languageSaid(file);
    if (!root || language === '' || (declared !== undefined && isSameLanguage(declared, language)))
      return file;
    const tag = withAttribute(root[0], 'language', language.replaceAll('-', '_'));
    return file.slice(0, root.index) + tag + file.slice(root.index + root[0].length);
  },
  ofLanguage: {
    languageIn: (header) => languageCodeOf(languageSaid(header) ?? ''),
    // What is around the texts of one string doesn't say in which context it was, so none that is gone is added.
    merge: mergedQt(sourceText),
  },
  empty: {
    header:
      '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1">\n<context>\n    <name></name>\n    ',
    footer: '\n</context>\n</TS>\n',
  },
};

/** Qt's files of sources and translations (programs.27). */
export const QT_TS = bilingualFormat(CODEC) satisfies FileFormat;
