import type { BodyOf } from '#contract/core/endpoint.ts';
import type { exportStrings } from '#contract/files/files.ts';
import { leftOutOf } from '#domain/files/exports/lacking.ts';
import { mediaTypeOf, selectionFile } from '#domain/files/exports/selection-file.ts';
import { toldAtTargetTimes } from '#domain/files/exports/target-times.ts';
import { invalid } from '../platform/http/failures.ts';
import type { FileAnswer, Snapshot } from '../platform/import-workers/messages.ts';
import type { CheckedProject } from '../texts/translations/require-checks.ts';
import { refuseBlocked, translationsToExport } from './translations-to-export.ts';

type Call = {
  project: CheckedProject & { handle: string };
  body: BodyOf<typeof exportStrings>;
};

/** Handles exportStrings in a worker: few ids may name ten thousand long texts (exports.19). */
export const handleExportStrings =
  ({ snapshot }: { snapshot: Snapshot }) =>
  async ({ project, body }: Call): Promise<FileAnswer> =>
    snapshot(async (tx) => {
      const { strings, format, untranslated, escapes_breaks: escapesBreaks } = body;
      const translations = translationsToExport(project, body);
      const rows = await translations.ofStrings(tx, strings);
      if (rows.length === 0) throw invalid('strings', 'required');
      const blocked = leftOutOf(translations.lackingIn(rows));
      refuseBlocked(body.blocked, blocked);
      // A frame belongs to a file.
      const unframed = rows.map((row) => ({ ...row, frame: null }));
      const timed = body.target_times ? toldAtTargetTimes(unframed) : unframed;
      const file = selectionFile(project, timed, { format, untranslated, escapesBreaks });
      if (file === 'keys') throw invalid('format', 'keys');
      return {
        name: file.name,
        mediaType: `${mediaTypeOf(format)}; charset=utf-8`,
        bytes: Buffer.from(file.content),
        blocked,
      };
    });
