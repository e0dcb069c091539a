import type { paths } from '#client/api.d.ts';
import { answerOf, type Client, repeatable, sentFile } from '../client/client.ts';
import { Failure, isOfFile } from '../client/failure.ts';
import { FileProblem, readInside } from '../paths/safe-files.ts';
import { type SourceFile, translationPath } from '../paths/source-files.ts';
import { isBookFile } from './book-file.ts';
import { checkSource } from './check-source.ts';
import { exportQuery, flag, tableQuery } from './export-query.ts';
import { exportedFile } from './exported-files.ts';
import { messagesOfReport, type Outcome, outcomeOf } from './file-outcome.ts';
import { plannedTranslations, type TranslationsReport } from './planned-translations.ts';
import type { Pushing } from './push-source.ts';

/** What has no string is lost nowhere, and what is kept in the file comes back with it. */
const NO_LOSS: ReadonlySet<string> = new Set(['unknown', 'gone', 'keptInFile']);

/** What became of a file of translations. */
export type Pushed = 'translated' | 'unchanged' | 'missing' | 'not sent';
type Outcomes = Outcome<Pushed>;

/**
 * Sends the translations in the file of a language to its section, unless the server would make the same file. Those that a string
 * has already are skipped there (imports.32).
 */
export function pushTranslations(
  file: SourceFile,
  sections: readonly number[],
  pushing: Pushing,
): Promise<Outcomes> {
  const { folder, client, project, isDry, isForced, takesEqual, known } = pushing;
  const path = translationPath(file, project.lang);
  return outcomeOf(path, async (): Promise<Outcomes> => {
    const bytes = await readInside(folder, path);
    if (!bytes) return { path, state: 'missing' };
    const [section] = sections;
    if (section === undefined) return await withoutSection(file, { path, bytes }, pushing);
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
    // No export has written a file that was here before the service had its strings.
    const isNew = !known.has(file.path);
    if (!isForced && !takesEqual && !isNew && (await isKnown())) return { path, state: 'unchanged' };
    if (isBookFile(file, bytes)) throw new FileProblem(BOOK);
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
      dry_run: flag(isDry),
    } as const;
    return outcomeBy(path, await sendTranslations(client, project.id, query, bytes));
  });
}

type SentQuery = NonNullable<paths['/api/projects/{project}/imports']['post']['parameters']['query']>;

/** Sends a file of translations. */
export const sendTranslations = (
  client: Client,
  project: number,
  query: Omit<SentQuery, 'kind'>,
  bytes: Uint8Array,
): Promise<TranslationsReport> =>
  answerOf(
    client.POST('/api/projects/{project}/imports', {
      params: {
        path: { project: String(project) },
        query: { ...query, kind: 'translations' },
        header: repeatable(),
      },
      ...sentFile(bytes),
    }),
  );

const BOOK = 'is a book, whose translations can’t be imported';

/** What becomes of a file whose source has no section: after a dry run, which makes none, or because it was not sent (command-line.31). */
async function withoutSection(
  file: SourceFile,
  { path, bytes }: { path: string; bytes: Buffer },
  { folder, project: { languages }, isDry }: Pushing,
): Promise<Outcomes> {
  const here = isDry ? await readInside(folder, file.path) : undefined;
  const source = here && checkSource(file, here, languages.source_lang);
  if (!source || source.strings.length === 0) {
    const message = `its source ${file.path} has no section in this language`;
    return { path, state: 'not sent', warnings: [{ message }] };
  }
  if (isBookFile(file, bytes)) throw new FileProblem(BOOK);
  const planned = plannedTranslations(file, { path, bytes, source, languages });
  return 'errors' in planned ? { path, state: 'failed', ...planned } : outcomeBy(path, planned);
}

/** What became of a file by the answer of its import. */
export function outcomeBy(path: string, done: TranslationsReport): Outcomes {
  const { translations_added: added, translations_edited: edited = 0, missing = 0 } = done;
  // What a string has already is no news, and what has no string is lost nowhere.
  const left = done.skipped.lines.filter(({ kind }) => kind !== 'identical');
  // Those come last in a report, so without one what isn't listed may be news.
  const skipped = left.length < done.skipped.lines.length ? left.length : done.skipped.total;
  const [lost, unmatched] = [true, false].map((isLost) =>
    done.refused.lines.filter(({ kind }) => !NO_LOSS.has(kind) === isLost),
  );
  return {
    path,
    state: added + edited > 0 ? 'translated' : 'unchanged',
    counts: {
      added,
      ...(edited > 0 && { edited }),
      'left out': done.refused.total + skipped,
      ...(missing > 0 && { 'rows not in the file': missing }),
    },
    errors: messagesOfReport({ total: 0, lines: lost ?? [] }),
    warnings: messagesOfReport({
      total: done.warnings.total + done.refused.total - (lost?.length ?? 0) + skipped,
      lines: [...done.warnings.lines, ...(unmatched ?? []), ...left],
    }),
  };
}
