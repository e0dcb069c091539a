import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, readIn, TEXT_FILES } from '../../../test/files-of-formats.ts';
import { formatOf } from '../../formats/detect.ts';
import { encodeText } from '../../formats/encode.ts';
import { ENCODINGS, type Encoding } from '../../formats/encoding.ts';
import { normalizeLineEndings } from '../../formats/model/skeleton.ts';
import { parseSource } from '../imports/import-source.ts';
import { replacedIn, sourceFile, translatedFile } from './export.ts';
import { charactersOf } from './lacking.ts';
import { packFiles } from './own-file.ts';

type Form = { readonly encoding: Encoding; readonly mark: boolean; readonly breaks: readonly string[] };

/** A text in a form, its line breaks being those of the form by turns; characters that the encoding lacks are left out. */
function bytesIn(content: string, { encoding, mark, breaks }: Form): Uint8Array {
  let nth = 0;
  const broken = content.replace(/\n/g, () => breaks[nth++ % breaks.length] ?? '\n');
  const whole = encodeText(`${mark ? '\uFEFF' : ''}${broken}`, encoding);
  return (
    whole ??
    encodeText([...broken].filter((one) => encodeText(one, encoding)).join(''), encoding) ??
    new Uint8Array()
  );
}

const BREAKS = [['\n'], ['\r\n'], ['\r'], ['\r\n', '\n', '\r\n'], ['\n', '\r', '\r\n']];
const UNICODE = ['utf-8', 'utf-16le', 'utf-16be'] as const;
const forms: fc.Arbitrary<Form> = fc
  .record({
    encoding: fc.constantFrom(...UNICODE, 'windows-1251' as const, 'shift_jis' as const, 'gb18030' as const),
    mark: fc.boolean(),
    breaks: fc.constantFrom(...BREAKS),
  })
  .map((form) => ({ ...form, mark: form.mark && UNICODE.some((one) => one === form.encoding) }));

const linesIn = (bytes: Uint8Array, encoding: Encoding) =>
  new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes).split(/(?<=\r\n|\n|\r(?!\n))/);

describe.each(TEXT_FILES)('$name', ({ name, content, format }) => {
  test('comes back byte for byte, whatever its line ends, mark and encoding are (exports.27)', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const bytes = bytesIn(content, form);
        const { source, write } = readIn(format, name, bytes, form.encoding);
        expect(bytesOf(write(source()).content).equals(bytes)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  /** The lines of a file before and after one of its translations is changed. */
  const changed = (file: Uint8Array, form: Form, nth: number) => {
    const { rows, section, options, write } = readIn(format, name, file, form.encoding);
    const lacks: string[] = [];
    const print = (list: typeof rows) => {
      const { content: made, lacking } = write(translatedFile(section, list, options));
      lacks.push(charactersOf(lacking));
      return linesIn(bytesOf(made), form.encoding);
    };
    const at = nth % rows.length;
    const more = (row: (typeof rows)[number]) => ({ ...row, translation: `${row.translation ?? ''}x` });
    const [before, after] = [print(rows), print(rows.map((row, one) => (one === at ? more(row) : row)))];
    return { before, after, lacking: lacks.join('') };
  };

  test('changes by a translation in the lines in which it would change in LF and UTF-8', () => {
    const plain = { encoding: 'utf-8', mark: false, breaks: ['\n'] } as const;
    const endOf = (line: string) => /[\r\n]*$/.exec(line)?.[0];
    fc.assert(
      fc.property(forms, fc.nat(20), (form, nth) => {
        const file = bytesIn(content, form);
        const text = normalizeLineEndings(new TextDecoder(form.encoding).decode(file));
        const [usual, own] = [changed(bytesIn(text, plain), plain, nth), changed(file, form, nth)];
        const others = ({ before, after }: typeof own) =>
          before.flatMap((line, at) => (line === after[at] ? [] : at));
        // An entity that is written anew may be a letter that the encoding lacks (exports.28).
        if (own.lacking !== '') return;
        expect(own.after.length).toBe(usual.after.length);
        if (own.before.length !== own.after.length) return;
        expect(others(own)).toEqual(others(usual));
        expect(own.after.map(endOf)).toEqual(own.before.map(endOf));
      }),
      { numRuns: 10 },
    );
  });
});

describe.each(TEXT_FILES)('control characters in $name', ({ name, content, format }) => {
  const { rows, section, options } = readIn(format, name, bytesOf(content), 'utf-8');

  test('one that was stored before doesn’t break the file', () => {
    const stored = rows.map((row, at) => (at === 0 ? { ...row, translation: 'a\u0004b\ufffe' } : row));
    const named = replacedIn(stored, format);
    const made = translatedFile(section, stored, options);
    const again = parseSource(format, made);
    expect(again.ok ? [] : again.problems.filter(({ kind }) => kind !== 'illegal')).toEqual([]);
    expect(again.strings.length).toBeGreaterThan(0);
    if (made.includes('\u0004')) expect(['text', 'properties', 'apple_strings', 'php']).toContain(format);
    expect(named).toBe(made.includes('\uFFFD') ? '␄\uFFFD' : '');
  });
});

test.each([
  ['lines', ' A\r\n\n\nB \n\r\nC\rD', 'A\r\nB\nC\rD\r'],
  ['paragraphs', 'A\r\nB\r\n\nC\n\r\n\r\nD', 'A B\r\n\nC\n\r\nD\r\n'],
  ['lines', '\uFEFFA\r\n\r\nB', '\uFEFFA\r\nB\r\n'],
] as const)('the %s of a plain text that are kept, %j, end as they did', (splitting, content, wanted) => {
  const { strings, headerAndFooter } = parseSource('text', content, { splitting });
  const section = { format: 'text', splitting, ...headerAndFooter } as const;
  const source = () => sourceFile(section, strings);
  expect(packFiles(section, source(), { source }).content).toBe(wanted);
});

test('every encoding that is read is written', () => {
  for (const encoding of ENCODINGS) {
    const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128));
    const text = encoding.startsWith('utf') ? 'Aé中' : `A${all.replaceAll('\uFFFD', '')}`;
    const bytes = encodeText(text, encoding);
    expect(bytes && new TextDecoder(encoding).decode(bytes), encoding).toBe(text);
  }
});

const ENTRY = (charset: string) =>
  `msgid ""\nmsgstr "Content-Type: text/plain; charset=${charset}\\n"\n\nmsgid "A"\nmsgstr "`;
const XML = (charset: string) =>
  `<?xml version="1.0" encoding="${charset}"?>\n<resources>\n<string name="a">`;

test.each([
  ['a.properties', 'a=é', 'windows-1252', 'Ж😀é', 'a=\\u0416\\uD83D\\uDE00é', 'windows-1252'],
  ['a.json', '{"a": "é"}', 'windows-1252', 'Жé', '{"a": "\\u0416é"}', 'windows-1252'],
  ['a.strings', '"a" = "é";', 'windows-1252', 'Жé', '"a" = "\\U0416é";', 'windows-1252'],
  ['a.po', `${ENTRY('ISO-8859-2')}š"\n`, 'iso-8859-2', 'Ж', `${ENTRY('UTF-8')}Ж"\n`, 'utf-8'],
  [
    'a.xml',
    `${XML('windows-1252')}é</string></resources>`,
    'windows-1252',
    'Ж',
    `${XML('UTF-8')}Ж</string></resources>`,
    'utf-8',
  ],
  [
    'a.srt',
    '1\r\n00:00:01,000 --> 00:00:02,000\r\né',
    'windows-1252',
    'Ж',
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nЖ',
    'utf-8',
  ],
  ['a.csv', 'key,source\na,é', 'windows-1252', 'Ж', '\uFEFFkey,source\na,Ж', 'utf-8'],
  ['a.php', "<?php return ['a' => 'é'];", 'windows-1252', 'Ж', "<?php return ['a' => 'Ж'];", 'utf-8'],
] as const)(
  'what the encoding of %s lacks is named, and escaped or in UTF-8 (exports.28)',
  (name, content, encoding, words, wanted, as) => {
    const bytes = encodeText(content, encoding) ?? new Uint8Array();
    const { rows, section, options, write } = readIn(formatOf(content, name), name, bytes, encoding);
    const translated = rows.map((row) => ({ ...row, translation: words }));
    const text = translatedFile(section, translated, options);
    const { content: made, lacking } = write(text);
    expect(new TextDecoder(as, { ignoreBOM: true }).decode(bytesOf(made))).toBe(wanted);
    expect([...charactersOf(lacking)].sort()).toEqual(
      [...words].filter((one) => !encodeText(one, encoding)).sort(),
    );
  },
);

test.each([
  ['a.properties', 'a=é', 'a=\\u20ACé', 'windows-1252'],
  ['a.po', `${ENTRY('ISO-8859-1')}é"\n`, `${ENTRY('UTF-8')}€é"\n`, 'utf-8'],
  ['a.xml', `${XML('latin1')}é</string></resources>`, `${XML('UTF-8')}€é</string></resources>`, 'utf-8'],
  [
    'a.xml',
    `${XML('windows-1252')}é</string></resources>`,
    `${XML('windows-1252')}€é</string></resources>`,
    'windows-1252',
  ],
  ['a.po', `${ENTRY('ISO-8859-1')}„é“"\n`, `${ENTRY('UTF-8')}€é"\n`, 'utf-8'],
] as const)(
  'what ISO-8859-1 lacks is no byte of windows-1252 in %s, which says so: %s (exports.28)',
  (name, content, wanted, as) => {
    const bytes = encodeText(content, 'windows-1252') ?? new Uint8Array();
    const { rows, section, options, source, write } = readIn(formatOf(content, name), name, bytes);
    const made = (translation: string) =>
      write(
        translatedFile(
          section,
          rows.map((row) => ({ ...row, translation })),
          options,
        ),
      );
    const { content: written, lacking } = made('€é');
    expect(new TextDecoder(as).decode(bytesOf(written))).toBe(wanted);
    expect(charactersOf(lacking)).toBe(wanted.includes('windows') ? '' : '€');
    // What the file has so itself stays.
    expect(bytesOf(write(source()).content).equals(bytes)).toBe(true);
  },
);

test('UTF-8 with LF can be had of any file, which then says so (exports.29)', () => {
  const content = `${XML('windows-1251')}Ж</string>\r\n</resources>\r`;
  const { source, write } = readIn(
    'android',
    'a.xml',
    encodeText(content, 'windows-1251') ?? new Uint8Array(),
    'windows-1251',
  );
  expect(write(source(), { normalizes: true })).toEqual({
    content: normalizeLineEndings(content).replace('windows-1251', 'UTF-8'),
  });
  const marked = readIn('csv', 'a.csv', bytesOf('\uFEFFkey,source\r\na,b\r\n'), 'utf-8');
  expect(marked.write(marked.source(), { normalizes: true }).content).toBe('key,source\na,b\n');
});

test('a file that says another encoding than its own says UTF-8, once it has letters that differ', () => {
  const { source, write } = readIn('po', 'a.po', bytesOf(`${ENTRY('CHARSET')}b"\n`), 'utf-8');
  expect(write(source()).content).toBe(source());
  expect(write(source().replace('b"', 'é"')).content).toBe(`${ENTRY('UTF-8')}é"\n`);
});
