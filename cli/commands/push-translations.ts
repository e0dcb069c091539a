import { answerOf, repeatable, sentFile } from '../client/client.ts';
import { Failure, isOfFile } from '../client/failure.ts';
import { FileProblem, readInside } from '../paths/safe-files.ts';
import { type SourceFile, translationPath } from '../paths/source-files.ts';
import { isBookFile } from './book-file.ts';
import { exportQuery, flag, tableQuery } from './export-query.ts';
import { exportedFile } from './exported-files.ts';
import { messagesOfReport, type Outcome, outcomeOf } from './file-outcome.ts';
import type { Pushing } from './push-source.ts';

/** What has no string is lost nowhere, and what is kept in the file comes back with it. */
const NO_LOSS: ReadonlySet<string> = new Set(['unknown', 'gone', 'keptInFile']);

/**
 * Sends the translations in the file of a language to its section, unless the server would make the same file. Those that a string
 * has already are skipped there (imports.32).
 */
export function pushTranslations(
  file: SourceFile,
  sections: readonly number[],
  { folder, client, project, isDry, isForced, takesEqual, known }: Pushing,
): Promise<Outcome<'translated' | 'unchanged' | 'missing'>> {
  const path = translationPath(file, project.lang);
  return outcomeOf(path, async () => {
    const bytes = await readInside(folder, path);
    const [section] = sections;
    if (!bytes || section === undefined) return { path, state: 'missing' };
    const isKnown = async () => {
      try {
        const { bytes: other } = await exportedFile(client, project.id, exportQuery(file, sections), bytes);
        return other === undefined;
      } catch (error) {
        // A section without strings has no file.
        if (error instanceof Failure && isOfFile(error)) return false;
        throw error;
      }
    };
    if (!isForced && !takesEqual && (await isKnown())) return { path, state: 'unchanged' };
    if (isBookFile(file, bytes)) throw new FileProblem('is a book, whose translations can’t be imported');
    const { set } = file;
    const query = {
      kind: 'translations',
      section,
      name: path.slice(path.lastIndexOf('/') + 1),
      format: set.format,
      encoding: set.encoding,
      ...tableQuery(file),
      escapes_breaks: flag(set.escapeBreaks),
      skip_empty: 'true',
      // No export has written a file that was here before the service had its strings.
      load_same: flag(takesEqual || !known.has(file.path)),
      untranslated: set.untranslated,
      dry_run: flag(isDry),
    } as const;
    const done = await answerOf(
      client.POST('/api/projects/{project}/imports', {
        params: { path: { project: String(project.id) }, query, header: repeatable() },
        ...sentFile(bytes),
      }),
    );
    const added = done.translations_added;
    // What a string has already is no news, and what has no string is lost nowhere.
    const left = done.skipped.lines.filter(({ kind }) => kind !== 'identical');
    // Those come last in a report, so without one what isn't listed may be news.
    const skipped = left.length < done.skipped.lines.length ? left.length : done.skipped.total;
    const [lost, unmatched] = [true, false].map((isLost) =>
      done.refused.lines.filter(({ kind }) => !NO_LOSS.has(kind) === isLost),
    );
    return {
      path,
      state: added > 0 ? 'translated' : 'unchanged',
      counts: { added, 'left out': done.refused.total + skipped },
      errors: messagesOfReport({ total: 0, lines: lost ?? [] }),
      warnings: messagesOfReport({
        total: done.warnings.total + done.refused.total - (lost?.length ?? 0) + skipped,
        lines: [...done.warnings.lines, ...(unmatched ?? []), ...left],
      }),
    };
  });
}
