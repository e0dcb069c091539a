import { expect, test } from 'vitest';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { type DraftSection, rowsOf } from './draft/draft.ts';
import { sizeOfDraft } from './size-of-draft.ts';

function sectionOf(id: string, content: string, format: 'text' | 'srt' = 'text'): DraftSection {
  const load = parseSource(format, content);
  const read = { load, cut: format === 'srt' ? 'subtitles' : 'lines', isAll: true } as const;
  return { id, source: 1, name: id, read, rows: rowsOf(load, id), isSkipped: false };
}

const lines = sectionOf('lines', 'One\nДва');
const more = sectionOf('more', 'Three');

test('strings and their bytes in UTF-8 are counted, and each further section', () => {
  const here = { name: 'Here', existing: 0 };
  expect(sizeOfDraft([lines], here)).toEqual({ sections: 0, strings: 2, bytes: 9 });
  expect(sizeOfDraft([lines, more], here)).toEqual({ sections: 1, strings: 3, bytes: 14 });
  expect(sizeOfDraft([lines, more], undefined)).toEqual({ sections: 2, strings: 3, bytes: 14 });
});

test('what is left out is not counted', () => {
  const draft = [{ ...lines, isSkipped: true }, more];
  expect(sizeOfDraft(draft, { name: 'Here', existing: 0 })).toEqual({ sections: 0, strings: 1, bytes: 5 });
});

test('what stands around the texts of a file counts where it is kept: in a section that has none yet', () => {
  const file = '1\n00:00:01,000 --> 00:00:02,000\nOne\n';
  const cues = sectionOf('cues', file, 'srt');
  const kept = sizeOfDraft([cues], { name: 'Here', existing: 0 }).bytes;
  const joined = sizeOfDraft([cues], { name: 'Here', existing: 5 }).bytes;
  expect(kept).toBeGreaterThanOrEqual(file.length);
  expect(joined).toBeLessThan(kept);
});
