import type { BodyOf } from '#contract/core/endpoint.ts';
import type { exportStrings } from '#contract/files/files.ts';
import { mediaTypeOf, selectionFile } from '#domain/files/exports/selection-file.ts';
import { toldAtTargetTimes } from '#domain/files/exports/target-times.ts';
import { invalid } from '../platform/http/failures.ts';
import type { FileAnswer, Snapshot } from '../platform/import-workers/messages.ts';
import { selectedRows } from './export-queries.ts';

type Call = {
  project: { id: number; handle: string; source_lang: string; target_lang: string };
  body: BodyOf<typeof exportStrings>;
};

/** Handles exportStrings in a worker: few ids may name ten thousand long texts (exports.19). */
export const handleExportStrings =
  ({ snapshot }: { snapshot: Snapshot }) =>
  async ({ project, body }: Call): Promise<FileAnswer> =>
    snapshot(async (tx) => {
      const { strings, format, version, untranslated, escapes_breaks: escapesBreaks } = body;
      const chosen = { version, excludesNeedsReview: body.excludes_needs_review };
      const rows = await selectedRows(tx, project.id, strings, chosen);
      if (rows.length === 0) throw invalid('strings', 'required');
      // A frame belongs to a file.
      const unframed = rows.map((row) => ({ ...row, frame: null }));
      const timed = body.target_times ? toldAtTargetTimes(unframed) : unframed;
      const file = selectionFile(project, timed, { format, untranslated, escapesBreaks });
      if (file === 'keys') throw invalid('format', 'keys');
      return {
        name: file.name,
        mediaType: `${mediaTypeOf(format)}; charset=utf-8`,
        bytes: Buffer.from(file.content),
      };
    });
