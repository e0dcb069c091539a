import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertedFile, sourceFile, translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { retimeCues } from '../../texts/retiming/retime.ts';
import { cueOf } from '../cues/cues.ts';
import { formatOf } from '../detect.ts';
import type { Format } from '../model/format.ts';
import { normalizeLineEndings } from '../model/skeleton.ts';
import { FILE_FORMATS, skeletonOf } from '../registry.ts';
import { withCueTimes } from '../set-cue-times.ts';

/** Cases of each property: `npm run fuzz -- formats` tries more. */
const numRuns = Number(process.env.FORMAT_CASES ?? 40);
const timeout = 60_000 + numRuns * 100;

const FIXTURES = join(import.meta.dirname, 'fixtures');
const files = globSync('*', { cwd: FIXTURES })
  .sort()
  .map((name) => {
    const content = normalizeLineEndings(readFileSync(join(FIXTURES, name), 'utf8'));
    return { name, content, format: formatOf(content, name) };
  });
const contentOf = (wanted: string) => files.find(({ name }) => name === wanted)?.content ?? expect.fail();

const KEPT = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;

function read<One extends Format>(format: One, content: string, options = {}) {
  const { strings, headerAndFooter } = parseSource(format, content, options);
  return { strings, section: { format, splitting: null, ...headerAndFooter } };
}

/** The cues of a file: start, end and text. */
const cuesOf = (format: Format, content: string, options = {}) =>
  read(format, content, options).strings.map(({ text, context }) => {
    const { start, end } = cueOf(context) ?? expect.fail();
    return [start, end, text];
  });

/** The file with these translations by index. */
function translated(format: Format, content: string, texts: Readonly<Record<number, string | null>>) {
  const { strings, section } = read(format, content);
  const rows = strings.map((string, nth) => ({ ...string, translation: texts[nth] ?? null }));
  return translatedFile(section, rows, KEPT);
}

test('each file is one of a format of its name', () => {
  for (const { name, format } of files)
    expect(name.startsWith(`${format}-`), `${name}: ${format}`).toBe(true);
  expect(files.length).toBeGreaterThan(14);
});

describe.each(files)('$name', ({ content, format }) => {
  const { strings, section } = read(format, content);

  test('has times in its frames as in its contexts', () => {
    const { timing, ownAt } = skeletonOf(format as 'srt');
    for (const { frame, context } of strings) {
      const lead = frame?.lead ?? '';
      const own = lead.slice(ownAt(lead) ?? expect.fail());
      const { start, end } = cueOf(context) ?? expect.fail();
      const times = timing.of(own, section.header ?? '');
      expect(times?.start).toBe(start);
      if (!timing.isOpen) expect(times?.end).toBe(end);
    }
  });

  test('has all its times later after a shift, and as they were after one back', () => {
    const { timing } = skeletonOf(format as 'srt');
    const header = section.header ?? '';
    const shifted = (time: number) => (part: string) => timing.retime(part, (one) => one + time, header);
    const by = (time: number, text: string) => {
      const file = read(format, text);
      const move = shifted(time);
      return sourceFile(
        { ...file.section, footer: move(file.section.footer ?? '') },
        file.strings.map((string) => ({
          ...string,
          frame: string.frame && {
            lead: move(string.frame.lead),
            raw:
              string.frame.raw === null || !timing.retimeText
                ? string.frame.raw
                : timing.retimeText(string.frame.raw, (one) => one + time),
          },
        })),
      );
    };
    const later = by(10_000, content);
    const starts = cuesOf(format, content).map(([start]) => Number(start) + 10_000);
    // MicroDVD has times of whole frames.
    for (const [nth, [start]] of cuesOf(format, later).entries())
      expect(Math.abs(Number(start) - (starts[nth] ?? 0))).toBeLessThanOrEqual(
        format === 'microdvd' ? 21 : 0,
      );
    const back = by(-10_000, later);
    expect(cuesOf(format, back)).toEqual(cuesOf(format, content));
  });

  const at = fc.nat(strings.length - 1);
  const scrap = fc.constantFrom(
    ...['<b>', '</b>', '<i>', '</i>', '<x/>', '{y:i}', '[00:01.00]', '<00:01.00>', '0:00:01.000,0:00:02.000'],
    ...['\n', '  ', ']]>', '|', '{1}{2}', '<SYNC Start=1>', '<p>', '&nbsp;'],
    ...'\'"\\ &<>{}=:#;,|-?@$/',
  );
  const words = fc
    .array(fc.oneof(scrap, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 8 })
    .map((parts) => `Слово${parts.join('')}.`);
  /** The letters of a text, without what a format can't say, or says in another way. */
  const letters = (text: string) => text.replace(/<\/?[a-z]{1,4}\d*\/?>|[^\p{L}\p{N}]/gu, '');

  test('changes only at the string that is translated, and is read as it is translated', { timeout }, () => {
    fc.assert(
      fc.property(at, words, (nth, text) => {
        const printed = translated(format, content, { [nth]: text });
        const again = read(format, printed).strings;
        const others = (list: typeof strings) =>
          list.toSpliced(nth, 1).map(({ text, context }) => [text, context]);
        expect(others(again)).toEqual(others(strings));
        expect(letters(again[nth]?.text ?? '')).toBe(letters(text));
        expect(again[nth]?.context).toBe(strings[nth]?.context);
        const { from, to } = placeOf(nth);
        expect(printed.startsWith(content.slice(0, from))).toBe(true);
        expect(printed.endsWith(content.slice(to))).toBe(true);
      }),
      { numRuns },
    );
  });

  /** Where what belongs to a string begins in the file, and where its text ends. */
  function placeOf(nth: number): { from: number; to: number } {
    const { ownAt, spell } = skeletonOf(format as 'srt');
    let at = (section.header ?? '').length;
    for (const [index, { text, frame }] of strings.entries()) {
      const { lead, raw } = frame ?? { lead: '', raw: null };
      const from = at + (ownAt(lead) ?? 0);
      at += lead.length + (raw ?? spell(text, '', frame)).length;
      if (index === nth) return { from, to: at };
    }
    return { from: at, to: at };
  }

  test('is read or refused, whatever is wrong with it', { timeout }, () => {
    const edits = fc.array(
      fc.record({
        at: fc.nat(content.length),
        cut: fc.nat(20),
        put: fc.oneof(scrap, fc.string({ maxLength: 4 })),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(
        edits,
        fc.constantFrom(...(['sbv', 'microdvd', 'ttml', 'lrc', 'sami'] as const)),
        (list, other) => {
          const broken = list.reduce(
            (file, { at: place, cut, put }) => file.slice(0, place) + put + file.slice(place + cut),
            content,
          );
          for (const one of [format, other]) {
            const file = read(one, broken);
            if (file.strings.length > 0)
              expect(sourceFile(file.section, file.strings)).toBe(normalizeLineEndings(broken));
          }
        },
      ),
      { numRuns },
    );
  });

  test('its source is found for each cue of its translation', () => {
    const targets = strings.map((string, id) => ({ ...string, id, translations: [] }));
    const printed = translated(format, content, { 0: 'Слово' });
    const { pieces, problems, otherTimes } = FILE_FORMATS[format].readTranslations(printed, targets, {
      escapesBreaks: false,
      language: 'ru',
      splitting: null,
    });
    expect([problems, otherTimes]).toEqual([[], undefined]);
    expect(pieces.map((piece) => ('at' in piece ? piece.at : undefined))).toEqual(
      expect.arrayContaining(strings.map((_, nth) => nth)),
    );
  });
});

describe('SBV', () => {
  test('has times above texts', () => {
    expect(cuesOf('sbv', contentOf('sbv-youtube.sbv'))[0]).toEqual([
      599,
      4160,
      '>> ALICE: Hi, my name is Alice Miller\nand this is John Brown',
    ]);
  });

  test('of SubViewer has [br] for line breaks, and its head stays', () => {
    expect(cuesOf('sbv', contentOf('sbv-subviewer.sub'))[1]).toEqual([
      8100,
      11_200,
      'Would the fall never\ncome to an end?',
    ]);
  });
});

describe('MicroDVD', () => {
  const player = contentOf('microdvd-player.sub');

  test('counts frames at the rate of its first line', () => {
    expect(cuesOf('microdvd', player).map(([start, end]) => [start, end])).toEqual([
      [3962, 6590],
      [7090, 10_010],
      [10_427, 13_764],
      [14_806, 17_518],
      [17_935, 17_935],
    ]);
  });

  test('counts at 23.976 without one, or at the rate that is chosen, which it gets as a first line', () => {
    const plain = contentOf('microdvd-plain.sub');
    expect(cuesOf('microdvd', plain)[1]?.slice(0, 2)).toEqual([3128, 5214]);
    expect(cuesOf('microdvd', plain, { frameRate: 25 })[1]?.slice(0, 2)).toEqual([3000, 5000]);
    const { section, strings } = read('microdvd', plain, { frameRate: 25 });
    expect(sourceFile(section, strings)).toBe(`{1}{1}25\n${plain}`);
    expect(parseSource('microdvd', plain).frameRate).toBeNull();
    expect(parseSource('microdvd', player).frameRate).toBe(23.976);
    expect(strings[0]?.line).toBe(1);
  });

  test('has codes of styles as marks, and those of a whole cue around it', () => {
    expect(cuesOf('microdvd', player).map(([, , text]) => text)).toEqual([
      'The Cat only grinned',
      '“Would you tell me, please,\nwhich way I ought to go?”',
      '<x>“That depends”</x>\nsaid <b>the Cat</b>',
      'No words are lost.',
      'The last one has no end',
    ]);
    expect(translated('microdvd', player, { 2: '<x>«Смотря»</x>,\nсказал <b>Кот</b>' })).toContain(
      '{250}{330}{c:$0000FF}«Смотря»,|сказал {y:b}Кот\n',
    );
    expect(translated('microdvd', player, { 0: 'Кот|{y:b}' })).toContain('{95}{158}{y:i}Кот¦{\u2060y:b}\n');
  });
});

test('a translation has the line breaks of its file: `[br]` in one of SubViewer', () => {
  const cues = '00:00:01.00,00:00:02.00\nOne\n\n00:00:03.00,00:00:04.00\nTwo,[br]three\n';
  const file = `[INFORMATION]\n[END INFORMATION]\n[SUBTITLE]\n[COLF]&HFFFFFF,[STYLE]no\n${cues}`;
  const texts = { 0: 'A\nb', 1: 'C\nd' };
  expect(translated('sbv', file, texts)).toContain('2.00\nA[br]b\n\n00:00:03.00,00:00:04.00\nC[br]d\n');
  expect(translated('sbv', cues, texts)).toContain('2.00\nA\nb\n\n00:00:03.00,00:00:04.00\nC[br]d\n');
});

describe('TTML', () => {
  test('has spans as marks, `br` as a line break, and its own white space says nothing', () => {
    expect(cuesOf('ttml', contentOf('ttml-streaming.xml'))).toEqual([
      [2002, 5506, '[birds singing]'],
      [6006, 10_010, '<i>Once upon a time</i>\n<x>there was a <i2>very</i2> small girl.</x>'],
      [11_011, 15_015, 'Salt & pepper <3'],
    ]);
    expect(cuesOf('ttml', contentOf('ttml-flash.dfxp'))).toEqual([
      [8020, 11_550, 'It began <i>with a rabbit</i>\nand a watch.'],
      [12_500, 15_000, 'He was late.'],
    ]);
    expect(cuesOf('ttml', contentOf('ttml-broadcast.ttml'))).toEqual([
      [36_005_480, 36_008_000, '<x>Who stole the tarts?</x>\n<x>Nobody knows.</x>'],
      [36_009_000, 36_011_960, '“Consider your verdict.”'],
    ]);
  });

  test.each([
    ['00:00:10.5', '', 10_500],
    ['00:00:10:15', 'ttp:frameRate="30"', 10_500],
    ['00:00:10:12', 'ttp:frameRate="24" ttp:frameRateMultiplier="1000 1001"', 10_501],
    ['00:00:10:12', 'ttp:timeBase="smpte" ttp:frameRate="24" ttp:frameRateMultiplier="1000 1001"', 10_511],
    ['90f', 'ttp:frameRate="30"', 3000],
    ['45000t', 'ttp:tickRate="90000"', 500],
    ['1.5h', '', 5_400_000],
    ['2m', '', 120_000],
    ['250ms', '', 250],
    ['7s', '', 7000],
  ])('the time %s with %s is %i ms', (begin, parameters, time) => {
    const file = `<tt xmlns="http://www.w3.org/ns/ttml" ${parameters}><body><p begin="${begin}" end="3h">A</p></body></tt>`;
    expect(cuesOf('ttml', file)).toEqual([[time, expect.any(Number), 'A']]);
  });

  test('a time is changed in the way it is written', () => {
    const { timing } = skeletonOf('ttml');
    const header = contentOf('ttml-broadcast.ttml').split('<tt:head>')[0] ?? '';
    expect(
      timing.set('<p begin="10:00:05:12" end="10:00:08:00">', { start: 36_000_000, end: 36_001_960 }, header),
    ).toBe('<p begin="10:00:00:00" end="10:00:01:24">');
    expect(timing.set('<p begin="1s" dur="2s">', { start: 1500, end: 4000 }, '')).toBe(
      '<p begin="1.5s" dur="2.5s">',
    );
    const ticks = '<tt ttp:tickRate="10000000">';
    expect(timing.set('<p begin="20020000t" end="55055000t">', { start: 2002, end: 6000 }, ticks)).toBe(
      '<p begin="20020000t" end="60000000t">',
    );
  });

  test('times of what is around a cue count', () => {
    const file =
      '<tt xmlns="http://www.w3.org/ns/ttml"><body begin="10s"><div begin="1s"><p begin="2s" dur="1s">A</p><p><span begin="3s" end="4s">B</span></p></div></body></tt>';
    expect(cuesOf('ttml', file)).toEqual([
      [13_000, 14_000, 'A'],
      [14_000, 15_000, 'B'],
    ]);
  });

  /** Cues within a `div` from 10 s on; each is at 12 s, or at 15 s by its span. */
  const NESTED = `<tt xmlns="http://www.w3.org/ns/ttml"><head><style xml:id="it" tts:fontStyle="italic"/></head><body>
<div begin="10s">
<p begin="2s" end="3s">A</p>
<p>B <span begin="5s" end="6s" style="it">c</span></p>
</div></body></tt>`;

  test('a file of another format has the times of what is around a cue, and those within one without times', () => {
    const { strings, section } = read('ttml', NESTED);
    const rows = strings.map((string) => ({ ...string, translation: null }));
    expect(convertedFile(section, 'srt', rows, KEPT)).toBe(
      '1\n00:00:12,000 --> 00:00:13,000\nA\n\n2\n00:00:15,000 --> 00:00:16,000\nB <i>c</i>\n',
    );
  });

  test('times that change are written within those of what is around the cue', () => {
    const { strings, section } = read('ttml', NESTED);
    const file = { format: 'ttml', header: section.header ?? '' } as const;
    const [first] = strings.map(({ text, context, frame = null }) => ({ text, context, frame }));
    const now = withCueTimes(first ?? expect.fail(), file, { start: 12_500, end: 14_000 });
    expect(now.frame?.lead).toContain('<p begin="2.5s" end="4s">');
    expect(cueOf(now.context)).toMatchObject({ start: 12_500, end: 14_000 });
    const later = retimeCues({ ...file, footer: '' }, strings, (time) => time * 2);
    expect(later.strings[0]?.frame?.lead).toContain('<p begin="14s" end="16s">');
    expect(later.strings.map(({ context }) => cueOf(context)?.start)).toEqual([24_000, 15_000]);
  });

  test('a mark is called after the style of the head, and one that was imported before that is written all the same', () => {
    const [, marked] = read('ttml', NESTED).strings;
    expect(marked?.text).toBe('B <i>c</i>');
    expect(translated('ttml', NESTED, { 1: '<i>c</i> D' })).toContain(
      '<p><span begin="5s" end="6s" style="it">c</span> D</p>',
    );
    expect(translated('ttml', NESTED, { 1: '<x>c</x> D' })).toContain(
      '<p><span begin="5s" end="6s" style="it">c</span> D</p>',
    );
    expect(translated('ttml', NESTED, { 1: 'B <x>c</x>' })).toBe(NESTED);
  });

  test.each([
    ['<p xml:space="preserve" begin="1s" end="2s">', '', '  two  spaces\nand a line'],
    ['<p begin="1s" end="2s">', ' xml:space="preserve"', '  two  spaces\nand a line'],
    ['<p xml:space="default" begin="1s" end="2s">', ' xml:space="preserve"', 'two spaces and a line'],
  ])('white space counts where the file says so: %s%s', (tag, root, text) => {
    const file = `<tt xmlns="http://www.w3.org/ns/ttml"${root}><body><div>${tag}  two  spaces\nand a line</p></div></body></tt>`;
    expect(read('ttml', file).strings.map((string) => string.text)).toEqual([text]);
    expect(translated('ttml', file, { 0: text })).toBe(file);
    expect(translated('ttml', file, { 0: 'two spaces and a line' })).toBe(file);
    const { strings, section } = read('ttml', file);
    const rows = strings.map((string) => ({ ...string, translation: null }));
    expect(convertedFile(section, 'srt', rows, KEPT)).toBe(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`);
  });

  test('what is not well-formed is refused with its line', () => {
    expect(parseSource('ttml', '<tt>\n<body><p begin="1s">A</body></tt>')).toMatchObject({
      ok: false,
      problems: [{ kind: 'brokenXml', line: 2 }],
    });
  });
});

describe('LRC', () => {
  test('a line is shown until the next one begins, and a chorus at its first time', () => {
    expect(cuesOf('lrc', contentOf('lrc-hand.lrc'))).toEqual([
      [12_000, 15_300, '’Twas brillig, and the slithy toves'],
      [15_300, 18_100, 'Did gyre and gimble in the wabe:'],
      [18_100, 21_200, 'All mimsy were the borogoves,'],
      [21_200, 25_000, 'And the mome raths outgrabe.'],
      [30_000, 100_550, 'Beware the Jabberwock, my son!'],
    ]);
  });

  test('the times of words are shared by the words of a translation', () => {
    const file = contentOf('lrc-enhanced.lrc');
    expect(cuesOf('lrc', file)[0]).toEqual([0, 2500, 'Twinkle twinkle little bat']);
    expect(translated('lrc', file, { 0: 'Ты мигай, летучий мышь', 1: 'Я дивлюсь' })).toContain(
      '[00:00.000] <00:00.000> Ты <00:00.900> мигай, <00:01.300> летучий <00:02.000> мышь\n[00:02.500] <00:02.500> Я <00:03.100> дивлюсь\n',
    );
  });
});

describe('SAMI', () => {
  const two = contentOf('sami-two.smi');

  test('has one class of several: the first, that of a language, or the one that is chosen', () => {
    const english = [
      [1000, 3000, 'Down, down, <i>down</i>.'],
      [4200, 7100, 'Would the fall never\ncome to an end?'],
      [8000, 9000, '<x>Tom</x> & Dinah'],
    ];
    const korean = [
      [1000, 3000, '아래로, 아래로.'],
      [4200, 7100, '끝이 없을까?'],
    ];
    expect(cuesOf('sami', two)).toEqual(english);
    expect(cuesOf('sami', two, { language: 'ko' })).toEqual(korean);
    expect(cuesOf('sami', two, { language: 'en', track: 'KRCC' })).toEqual(korean);
    expect(parseSource('sami', two, { track: 'KRCC' })).toMatchObject({
      tracks: [
        { name: 'ENCC', label: 'English', isRead: false },
        { name: 'KRCC', label: '한국어', isRead: true },
      ],
      languages: { source: 'ko-KR' },
    });
  });

  test('the other class stays when one is translated', () => {
    const { strings, section } = read('sami', two, { track: 'KRCC' });
    const rows = strings.map((string) => ({ ...string, translation: 'Вниз & вниз' }));
    const printed = translatedFile(section, rows, KEPT);
    expect(printed).toBe(
      two.replace('\n아래로, 아래로.', 'Вниз &amp; вниз').replace('\n끝이 없을까?', 'Вниз &amp; вниз'),
    );
  });

  test('is read whatever tags it leaves out', () => {
    expect(cuesOf('sami', contentOf('sami-lenient.smi'))).toEqual([
      [0, 2600, 'The Mock Turtle\nOnce, I was a real turtle.'],
      [2600, 5400, 'When we were little\nwe went to school in the sea'],
      [6000, 8000, 'The master was an old turtle — we used to call him Tortoise'],
    ]);
    expect(cuesOf('sami', '<SAMI><BODY><SYNC Start=1>A<SYNC Start=2>&nbsp;</BODY></SAMI>')).toEqual([
      [1, 2, 'A'],
    ]);
  });
});
