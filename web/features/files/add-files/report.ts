import type { TFunction } from 'i18next';
import { type FileRow, isLeftOut } from './file-rows.ts';
import { contentWords, outcomeWords, whyNotWords } from './row-words.ts';

/** What came of each file, as a text that can be saved: a line for the file, and one for what came of it. */
export function reportOf(t: TFunction, rows: readonly FileRow[]): string {
  return rows
    .map((row) => {
      const { path, inspected, outcome, becomes } = row;
      const came =
        outcome && outcome !== 'running'
          ? outcomeWords(t, outcome)
          : inspected && isLeftOut(row)
            ? whyNotWords(t, inspected)
            : t(becomes?.as === 'nothing' ? 'addFiles.as.nothing' : 'addFiles.notImported');
      const content = contentWords(t, row);
      return `${path}${content && ` (${content})`}\n  ${came}\n`;
    })
    .join('\n');
}
