import type { BookPath } from '../paths/books.ts';
import { readInside } from '../paths/safe-files.ts';
import { bookQuery, flag } from './export-query.ts';
import { exportedBook } from './exported-files.ts';
import { type Outcome, outcomeOf } from './file-outcome.ts';
import type { Pushing } from './push-source.ts';
import { outcomeBy, type Pushed, sendTranslations } from './push-translations.ts';

/** Whether a book of the configuration is a document for proofreading, which comes back. */
export const isForProofreading = ({ book }: BookPath): boolean => book.layout === 'proofreading';

/** Sends a document for proofreading to its project, unless the server would make the same file (command-line.32). */
export function pushProofread({ path, book }: BookPath, pushing: Pushing): Promise<Outcome<Pushed>> {
  const { folder, client, project, isDry, isForced } = pushing;
  return outcomeOf<Pushed>(path, async () => {
    const bytes = await readInside(folder, path);
    if (!bytes) return { path, state: 'missing' };
    const made = isForced ? undefined : await exportedBook(client, project.id, bookQuery(book), bytes);
    if (made && made.bytes === undefined) return { path, state: 'unchanged' };
    const query = {
      name: path.slice(path.lastIndexOf('/') + 1),
      format: 'docx',
      dry_run: flag(isDry),
    } as const;
    return outcomeBy(path, await sendTranslations(client, project.id, query, bytes));
  });
}
