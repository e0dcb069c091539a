import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openBook, readBook } from '../../files/books/open-book.ts';
import { writeBook } from '../../files/books/write-book.ts';
import { translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { withoutContainers } from './markdown-containers.ts';

/** Files with extensions of Markdown, whose texts are the words in lower case. */
const FILES: Readonly<Record<string, string>> = {
  'a container': '::: WARNING\none text\n:::\n\n:::: {.B}\n::: C\ntwo\n:::\nthree\n::::\n',
  'a container in an item': '- one\n\n  :::TIP[two]\n  three\n  :::\n',
  'titles of containers':
    '::: TIP one title\ntwo\n:::\n:::TIP[three]{#A}\nfour\n:::\n::: DETAILS five {OPEN}\n',
  'a formula': 'one\n$$\nX + Y\n\n= Z\n$$\ntwo\n\n$$A$$\n\n$$A = B\n+ C$$\n\nthree\n',
  'a formula in a quotation': '> one\n> $$\n> X\n> $$\n> two\n',
  'an admonition':
    '!!! NOTE INLINE "one"\n    two\n    in two lines\n\n    three\n\n??? B\n    four\n\n???+ B "five (6)"\n    seven\n\neight\n',
  'an admonition with code': '!!! NOTE\n\n    one\n\n        CODE\n',
  tabs: '=== "one"\n\n    two\n\n===! "three"\n\n    four\n',
  'an alert': '> [!NOTE]\n> one\n> in two lines\n\n> [!TIP]- two\n> three\n',
  'no alert': '[!one] two\n',
  'tags of templates': '{% IF A %}\none\n{% ENDIF %}\ntwo\n\n{{< B >}}\n{{% C %}}\nthree\n{: .D}\n',
  definitions: 'one\n:   two\n    in two lines\n:   three\n\nfour\n\n: five\n',
  'code with the same signs': '```\n$$\n:::\n```\n\none\n\n~~~\n```\n$$\n~~~\n\ntwo\n',
  'a formula without end': 'one $$\n\ntwo\n',
};
const isWord = (line: string) => /[a-z]/.test(line);
const upper = (text: string) => text.toUpperCase();
/** The words of a file, where each text begins. */
const said = (file: string) => file.match(/[a-z]+(?: [a-z]+)*/g)?.join(' ');
const joinedWords = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/[^a-z]+/g, ' ').trim()).join(' ');

const KINDS = {
  'in one section': (file: string, translate: (text: string) => string) => {
    const load = parseSource('markdown', file);
    const rows = load.strings.map((string) => ({ ...string, translation: translate(string.text) }));
    const section = { format: 'markdown' as const, splitting: null, ...load.headerAndFooter };
    const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;
    return { texts: load.strings.map(({ text }) => text), written: translatedFile(section, rows, options) };
  },
  'as a book': (file: string, translate: (text: string) => string) => {
    const bytes = new TextEncoder().encode(file);
    const read = readBook('a.md', bytes, 'markdown_document');
    if (!read.ok) throw new Error(read.kind);
    const rows = read.book.sections.map(({ strings }) =>
      strings.map((string) => ({ ...string, translation: translate(string.text) })),
    );
    const options = {
      source_lang: 'en',
      target_lang: 'ru',
      untranslated: 'source',
      isSource: false,
    } as const;
    const written = writeBook(openBook(bytes, 'markdown_document'), rows, options);
    return { texts: rows.flat().map(({ text }) => text), written: new TextDecoder().decode(written) };
  },
};

describe.each(Object.entries(KINDS))('%s', (_, through) => {
  test.each(Object.entries(FILES))(
    '%s parts texts and stays as it is (imports.41, books.17)',
    (_name, file) => {
      const { texts, written } = through(file, upper);
      expect(joinedWords(texts)).toBe(said(file));
      expect(texts.join('\n')).not.toMatch(/[A-Z]|:::|\{%|!!!|\?\?\?|===/);
      const kept = (text: string) => text.split('\n').filter((line) => !isWord(line));
      const lines = kept(file).filter((line) => line.trim() !== '');
      expect(written.split('\n')).toEqual(expect.arrayContaining(lines));
      expect(through(written, (text) => text).texts).toEqual(texts.map(upper));
      expect(through(file, (text) => text).written).toBe(file);
    },
  );

  test('a translation begins none', () => {
    for (const sign of ['::: a', ':   a', '$$', '!!! a', '??? a', '{% a %}', '{: .a}', '[!NOTE]']) {
      const { written } = through('one\n', () => `b\n${sign}`);
      expect(through(written, (text) => text).texts.join(), sign).toContain(
        'a'.repeat(Number(sign.includes('a'))),
      );
      expect(withoutContainers(written), sign).toBe(written);
      const { written: quoted } = through('> one\n', () => sign);
      expect(withoutContainers(quoted), sign).toBe(quoted);
    }
  });
});

test('what is read has the length of the file', () => {
  const line = fc.constantFrom(
    '::: a',
    ':::',
    '$$',
    '$$ a',
    'b $$',
    '> ',
    '!!! a',
    '    b',
    ': c',
    '```',
    '{% d %}',
    '',
    '- e',
    '\r',
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const file = lines.join('\n');
      expect(withoutContainers(file)).toHaveLength(file.length);
    }),
  );
});
