import { expect, test } from 'vitest';
import type { SubtitleFormat } from '../../formats/model/format.ts';
import { parseSource } from '../imports/import-source.ts';
import { splitLongString } from '../imports/split-long-string.ts';
import { translatedFile } from './export.ts';
import { joinedCues } from './joined-cues.ts';

const LONG = 'It goes on and on. '.repeat(150).trim();
const languages = { source_lang: 'en', target_lang: 'ru' };
const asIs = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;

const FILES = {
  srt: `1\n00:00:01,000 --> 00:00:04,000\n${LONG}\n\n2\n00:00:05,000 --> 00:00:06,000\nEnd\n`,
  vtt: `WEBVTT\n\nNOTE x\n\nintro\n00:00:01.000 --> 00:00:04.000 align:start\n${LONG}\n\n00:05.000 --> 00:06.000\nEnd\n`,
  ass: `[Events]\nFormat: Start, End, Style, Text\nDialogue: 0:00:01.00,0:00:04.00,Sign,${LONG}\nDialogue: 0:00:05.00,0:00:06.00,Sign,End\n`,
  sbv: `0:00:01.000,0:00:04.000\n${LONG}\n\n0:00:05.000,0:00:06.000\nEnd\n`,
  microdvd: `{1}{1}25\n{25}{100}${LONG}\n{125}{150}End\n`,
  ttml: `<tt xmlns="http://www.w3.org/ns/ttml"><body><div>\n<p begin="1s" end="4s">${LONG}</p>\n<p begin="5s" end="6s">End</p>\n</div></body></tt>\n`,
  lrc: `[00:01.00]${LONG}\n[00:05.00]End\n`,
  sami: `<SAMI><BODY>\n<SYNC Start=1000><P Class=ENCC>${LONG}\n<SYNC Start=5000><P Class=ENCC>End\n</BODY></SAMI>\n`,
} satisfies Record<SubtitleFormat, string>;

/** The sections of a file whose long cues were split, each string with a translation. */
function cut(format: SubtitleFormat, translated: (nth: number) => string | null = () => null) {
  const load = parseSource(format, FILES[format]);
  const { strings, headerAndFooter } = load;
  const rows = strings
    .flatMap((string) => (string.text === LONG ? splitLongString(string, load, 'en') : [string]))
    .map((string, nth) => ({
      ...string,
      continues: string.continues ?? false,
      translation: translated(nth),
    }));
  return { rows, section: { format, splitting: null, ...headerAndFooter } };
}

test.each(Object.keys(FILES) as SubtitleFormat[])(
  'a cue of %s that was cut is itself again, joined',
  (format) => {
    const { rows, section } = cut(format);
    expect(rows).toHaveLength(3);
    expect(translatedFile(section, rows, asIs)).not.toBe(FILES[format]);
    expect(
      translatedFile(
        section,
        joinedCues(rows, format, languages, ({ text }) => text, section.header ?? ''),
        asIs,
      ),
    ).toBe(FILES[format]);
  },
);

test('its translations are joined too, and what says nothing of times stays in front', () => {
  const { rows, section } = cut('srt', (nth) => ['Раз.', 'Два.', null][nth] ?? null);
  const joined = joinedCues(rows, 'srt', languages, ({ text }) => text, '');
  expect(translatedFile(section, joined, { ...asIs, untranslated: 'skip' })).toBe(
    '1\n00:00:01,000 --> 00:00:04,000\nРаз. Два.\n',
  );
});

test('a note in front of what is joined stays in the file', () => {
  const { rows, section } = cut('vtt');
  const noted = rows.map((row) =>
    row.continues ? { ...row, frame: { lead: `\n\nNOTE ours${row.frame?.lead}`, raw: null } } : row,
  );
  const file = translatedFile(
    section,
    joinedCues(noted, 'vtt', languages, ({ text }) => text, ''),
    asIs,
  );
  expect(file.match(/NOTE \w+/g)).toEqual(['NOTE x', 'NOTE ours']);
  expect(parseSource('vtt', file).strings.map(({ text }) => text)).toEqual([LONG, 'End']);
});
