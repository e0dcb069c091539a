import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partSeparator } from '../../core/text/continued-strings.ts';
import { lengthOf } from '../../core/text/text.ts';
import { convertedFile, sourceFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { cueOf } from '../../formats/cues/cues.ts';
import { SUBTITLE_FORMATS, type SubtitleFormat } from '../../formats/model/format.ts';
import { mergeSources, splitSource } from '../splits/split-string.ts';
import { changeOf, retimeCues } from './retime.ts';

/** What a format counts: milliseconds, hundredths of a second, or frames, of which the files here have 25 a second. */
const TICK: Partial<Record<SubtitleFormat, number>> = { ass: 10, lrc: 10, microdvd: 40 };
const tickOf = (format: SubtitleFormat) => TICK[format] ?? 1;

const word = fc.constantFrom('Look', 'out', 'кто', 'là', '你好', 'I', 'well,', 'yes.');
const cue = fc.record({
  gap: fc.nat(300),
  length: fc.integer({ min: 25, max: 300 }),
  words: fc.array(word, { minLength: 2, maxLength: 8 }),
});
/** Cues whose times are multiples of 40 ms, which every format can say, as SubRip. */
const files = fc.array(cue, { minLength: 1, maxLength: 6 }).map((cues) => {
  let at = 0;
  return cues
    .map(({ gap, length, words }, nth) => {
      const start = at + gap * 40;
      at = start + length * 40;
      return `${nth + 1}\n${said(start)} --> ${said(at)}\n${words.join(' ')}\n`;
    })
    .join('\n');
});

const said = (time: number) => new Date(time).toISOString().slice(11, 23).replace('.', ',');

const KEPT = { untranslated: 'source', escapesBreaks: false, language: 'en' } as const;

/** A file of random cues in a format, and what is read from it. */
function read(format: SubtitleFormat, srt: string) {
  const { strings, headerAndFooter } = parseSource('srt', srt);
  const rows = strings.map((string) => ({ ...string, translation: null }));
  const converted = convertedFile({ format: 'srt', splitting: null, ...headerAndFooter }, format, rows, KEPT);
  const file = format === 'microdvd' ? inFrames(srt) : converted;
  const source = parseSource(format, file);
  return { file, strings: source.strings, section: { format, splitting: null, ...source.headerAndFooter } };
}

const inFrames = (srt: string) => {
  const lines = parseSource('srt', srt).strings.map(({ text, context }) => {
    const { start, end } = cueOf(context) ?? expect.fail();
    return `{${start / 40}}{${end / 40}}${text}\n`;
  });
  return `{1}{1}25\n${lines.join('')}`;
};

/** Texts and times of strings. The end of a cue is no time of the file in a format without ends. */
const told = (strings: readonly { text: string; context: string }[]) =>
  strings.map(({ text, context }) => [text, context]);

test.each(SUBTITLE_FORMATS)('random cues of %s come out as they came (subtitles.6)', (format) => {
  fc.assert(
    fc.property(files, (srt) => {
      const { file, strings, section } = read(format, srt);
      expect(sourceFile(section, strings)).toBe(file);
    }),
  );
});

test.each(SUBTITLE_FORMATS)(
  'random cues of %s that are shifted and shifted back are as they were (subtitles.9)',
  (format) => {
    fc.assert(
      fc.property(files, fc.nat(10_000), (srt, ticks) => {
        const { file, strings, section } = read(format, srt);
        const by = ticks * tickOf(format);
        const there = retimeCues(section, strings, changeOf({ kind: 'shift', by }) ?? expect.fail());
        const back = changeOf({ kind: 'shift', by: -by }) ?? expect.fail();
        const again = retimeCues({ ...section, ...there }, there.strings, back);
        expect(told(again.strings)).toEqual(told(strings));
        expect(sourceFile({ ...section, header: again.header, footer: again.footer }, again.strings)).toBe(
          file,
        );
        const moved = there.strings.map(({ context }) => cueOf(context)?.start);
        expect(moved).toEqual(strings.map(({ context }) => (cueOf(context)?.start ?? 0) + by));
      }),
    );
  },
);

test.each(SUBTITLE_FORMATS)(
  'a random cue of %s that is split and merged again has its text and its times (splits.8)',
  (format) => {
    fc.assert(
      fc.property(files, fc.nat(10), fc.nat(40), (srt, nth, place) => {
        const { file, strings, section } = read(format, srt);
        const row = strings[nth % strings.length] ?? expect.fail();
        const whole = { ...row, joint: null, continues: false };
        const header = section.header ?? '';
        const parts = splitSource(whole, format, 1 + (place % lengthOf(row.text)), header);
        if (!parts) return;
        const first = { ...whole, ...parts.first };
        const second = { ...whole, ...parts.second, joint: parts.joint, continues: true };
        const joined = mergeSources(first, second, format, { separator: partSeparator('en'), header });
        if ('problem' in joined) throw new Error(joined.problem.kind);
        expect(told([{ ...whole, ...joined.merged }])).toEqual(told([row]));
        const now = strings.with(nth % strings.length, { ...row, ...joined.merged });
        expect(sourceFile(section, now)).toBe(file);
      }),
    );
  },
);
