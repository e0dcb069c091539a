import type { paths } from '#client/api.d.ts';
import { answerOf, type Client, fileBody, repeatable } from '../client/client.ts';
import { Failure, isAboutFile } from '../client/failure.ts';
import { FileProblem, readInside } from '../paths/safe-files.ts';
import { type SourceFile, translationPath } from '../paths/source-files.ts';
import { isBookFile } from './book-file.ts';
import { checkSource } from './check-source.ts';
import { exportQuery, flag, tableQuery } from './export-query.ts';
import { downloadExport } from './exported-files.ts';
import { messagesOfReport, type Outcome, outcomeOf } from './file-outcome.ts';
import { planTranslations, type TranslationsReport } from './planned-translations.ts';
import type { PushOptions } from './push-source.ts';

/** What has no string is lost nowhere, and what is kept in the file comes back with it. */
const NO_LOSS: ReadonlySet<string> = new Set(['unknown', 'gone', 'keptInFile']);

/** What became of a file of translations. */
export type TranslationState = 'translated' | 'unchanged' | 'missing' | 'not sent';
type TranslationOutcome = Outcome<TranslationState>;

/**
 * Sends the translations in the file of a language to its section, unless the server would make the same file. Those that a string
 * has already are skipped there (imports.32).
 */
export function pushTranslations(
  file: SourceFile,
  sections: readonly number[],
  options: PushOptions,
): Promise<TranslationOutcome> {
  const { folder, client, project, isDryRun, isForced, takesEqual, sectionsBefore } = options;
  const path = translationPath(file, project.lang);
  return outcomeOf(path, async (): Promise<TranslationOutcome> => {
    const bytes = await readInside(folder, path);
    if (!bytes) return { path, state: 'missing' };
    const [section] = sections;
    if (section === undefined) return await outcomeWithoutSection(file, { path, bytes }, options);
    const isUnchanged = async () => {
      try {
        const { bytes: exported } = await downloadExport(
          client,
          project.id,
          exportQuery(file, sections),
          bytes,
        );
        return exported === undefined;
      } catch (error) {
        // A section without strings has no file.
        if (error instanceof Failure && isAboutFile(error)) return false;
        throw error;
      }
    };
    // No export has written a file that was here before the service had its strings.
    const isNew = !sectionsBefore.has(file.path);
    if (!isForced && !takesEqual && !isNew && (await isUnchanged())) return { path, state: 'unchanged' };
    if (isBookFile(file, bytes)) throw new FileProblem(BOOK_REFUSED);
    const { set } = file;
    const query = {
      section,
      name: path.slice(path.lastIndexOf('/') + 1),
      format: set.format,
      encoding: set.encoding,
      ...tableQuery(file),
      escapes_breaks: flag(set.escapeBreaks),
      skip_empty: 'true',
      load_same: flag(takesEqual || isNew),
      untranslated: set.untranslated,
      dry_run: flag(isDryRun),
    } as const;
    return outcomeOfImport(path, await sendTranslations(client, project.id, query, bytes));
  });
}

type ImportQuery = NonNullable<paths['/api/projects/{project}/imports']['post']['parameters']['query']>;

/** Sends a file of translations. */
export const sendTranslations = (
  client: Client,
  project: number,
  query: Omit<ImportQuery, 'kind'>,
  bytes: Uint8Array,
): Promise<TranslationsReport> =>
  answerOf(
    client.POST('/api/projects/{project}/imports', {
      params: {
        path: { project: String(project) },
        query: { ...query, kind: 'translations' },
        header: repeatable(),
      },
      ...fileBody(bytes),
    }),
  );

const BOOK_REFUSED = 'is a book, whose translations can’t be imported';

/** What becomes of a file whose source has no section: after a dry run, which makes none, or because it was not sent (command-line.31). */
async function outcomeWithoutSection(
  file: SourceFile,
  { path, bytes }: { path: string; bytes: Buffer },
  { folder, project: { languages }, isDryRun }: PushOptions,
): Promise<TranslationOutcome> {
  const sourceBytes = isDryRun ? await readInside(folder, file.path) : undefined;
  const source = sourceBytes && checkSource(file, sourceBytes, languages.source_lang);
  if (!source || source.strings.length === 0) {
    const message = `its source ${file.path} has no section in this language`;
    return { path, state: 'not sent', warnings: [{ message }] };
  }
  if (isBookFile(file, bytes)) throw new FileProblem(BOOK_REFUSED);
  const planned = planTranslations(file, { path, bytes, source, languages });
  return 'errors' in planned ? { path, state: 'failed', ...planned } : outcomeOfImport(path, planned);
}

/** What became of a file by the answer of its import. */
export function outcomeOfImport(path: string, report: TranslationsReport): TranslationOutcome {
  const { translations_added: added, translations_edited: edited = 0, missing = 0 } = report;
  // What a string has already is not worth a message, and what has no string is no loss.
  const skippedLines = report.skipped.lines.filter(({ kind }) => kind !== 'identical');
  // Those come last in a report: if it lists none, a skipped line that it doesn't list may be worth one.
  const skipped =
    skippedLines.length < report.skipped.lines.length ? skippedLines.length : report.skipped.total;
  const [lost, unmatched] = [true, false].map((isLost) =>
    report.refused.lines.filter(({ kind }) => !NO_LOSS.has(kind) === isLost),
  );
  return {
    path,
    state: added + edited > 0 ? 'translated' : 'unchanged',
    counts: {
      added,
      ...(edited > 0 && { edited }),
      'left out': report.refused.total + skipped,
      ...(missing > 0 && { 'rows not in the file': missing }),
    },
    errors: messagesOfReport({ total: 0, lines: lost ?? [] }),
    warnings: messagesOfReport({
      total: report.warnings.total + report.refused.total - (lost?.length ?? 0) + skipped,
      lines: [...report.warnings.lines, ...(unmatched ?? []), ...skippedLines],
    }),
  };
}
