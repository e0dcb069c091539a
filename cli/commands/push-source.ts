import { answerOf, type Client, fileBody, repeatable } from '../client/client.ts';
import type { OpenProject } from '../client/projects.ts';
import { fillPattern } from '../paths/patterns.ts';
import { FileProblem, readInside } from '../paths/safe-files.ts';
import type { SourceFile } from '../paths/source-files.ts';
import { flag, tableQuery } from './export-query.ts';
import { messagesOfReport, type Outcome, outcomeOf } from './file-outcome.ts';
import { pushStateOf, sourceHash } from './hashes.ts';

/** How files are pushed to a project. */
export type PushOptions = {
  readonly folder: string;
  readonly client: Client;
  readonly project: OpenProject;
  /** The sections that the project had before this run, by the path of their file. */
  readonly sectionsBefore: OpenProject['byPath'];
  readonly isDryRun: boolean;
  /** Whether unchanged files are sent too. */
  readonly isForced: boolean;
  /** Whether strings that a file lacks are deleted. */
  readonly removes: boolean;
  /** Whether no string gets another key by its text. */
  readonly keepsKeys: boolean;
  /** Whether the sections of a book get the order of its chapters. */
  readonly reorders: boolean;
  /** Whether texts of translations that equal their source are always translations. */
  readonly takesEqual: boolean;
};

/** A source file that was pushed, with its sections; a dry run makes none. */
export type SourceOutcome = Outcome<'new' | 'updated' | 'unchanged'> & {
  readonly sections?: readonly number[];
  /** The hash that the section has from it. */
  readonly hash?: string;
  /** Whether strings that the file lacks are deleted. */
  readonly removes?: boolean;
  /** What becomes of each section of a book, and how many stand in another order than in the file. */
  readonly chapters?: readonly Chapter[];
  readonly misplaced?: number;
};

type Chapter = {
  readonly name: string;
  readonly section: number | null;
  readonly becomes: string;
} & Readonly<
  Record<'added' | 'changed' | 'moved' | 'unchanged' | 'removed' | 'kept' | 'needs_review', number>
>;

/** Sends a source file, unless its section is as it was sent before (command-line.15). */
export function pushSource(file: SourceFile, options: PushOptions): Promise<SourceOutcome> {
  const { folder, client, project, isDryRun, isForced, removes, keepsKeys, reorders } = options;
  const { path, set, placeholders } = file;
  return outcomeOf(path, async (): Promise<SourceOutcome> => {
    const bytes = await readInside(folder, path);
    if (!bytes) throw new FileProblem('is not there any more');
    const removing = set.removeMissing || removes;
    const sections = project.byPath.get(path);
    const pushState = sections && pushStateOf(file, bytes, sections.hash);
    // A book that is as it was sent may have sections in another order.
    const mayReorder = reorders && (sections?.ids.length ?? 0) > 1;
    if (
      !isForced &&
      !mayReorder &&
      sections?.hash &&
      (pushState === 'removed' || (pushState === 'kept' && !removing))
    )
      return {
        path,
        state: 'unchanged',
        sections: sections.ids,
        hash: sections.hash,
        removes: pushState === 'removed',
      };
    const hash = sourceHash(file, bytes, removing);
    const query = {
      path,
      hash,
      name: set.section ? fillPattern(set.section, placeholders) : file.sectionName,
      format: set.format,
      encoding: set.encoding,
      splitting: set.splitting,
      flattens: flag(set.flatten),
      frame_rate: set.frameRate === undefined ? undefined : String(set.frameRate),
      track: set.track,
      ...tableQuery(file),
      removes_missing: flag(removing),
      keeps_keys: flag(keepsKeys),
      orders_sections: flag(reorders),
      dry_run: flag(isDryRun),
    };
    const reply = await answerOf(
      client.POST('/api/projects/{project}/files', {
        params: { path: { project: String(project.id) }, query, header: repeatable() },
        ...fileBody(bytes),
      }),
    );
    const { added, changed, moved, removed, kept, needs_review, chapters, misplaced, warnings, skipped } =
      reply;
    const orderWarning = `${misplaced} sections stand in another order than the chapters; --reorder moves them`;
    return {
      path,
      sections: reply.sections.map(({ id }) => id),
      hash,
      removes: removing,
      state: reply.is_new ? 'new' : 'updated',
      counts: {
        added,
        changed,
        moved,
        removed,
        'not in the file': kept,
        // Of translations.
        'to review': needs_review,
      },
      ...(chapters.length > 0 && { chapters, misplaced }),
      warnings: [
        ...[warnings, skipped].flatMap(messagesOfReport),
        ...(misplaced > 0 && !reorders ? [{ message: orderWarning }] : []),
      ],
    };
  }) as Promise<SourceOutcome>;
}
