import { expect, test } from 'vitest';
import * as lists from '../../domain/formats/model/format-lists.ts';
import { withConstants } from './inline-format-lists.ts';

test('the lists of the build are those of the facts', () => {
  const code = withConstants(lists);
  for (const [name, value] of Object.entries(lists))
    expect(code).toContain(`export const ${name} = ${JSON.stringify(value)};\n`);
  expect(lists.SUBTITLE_FORMATS).toContain('srt');
  expect(lists.SOURCE_FILES).toContain('.po,');
});
