import type { QueryOf } from '#contract/core/endpoint.ts';
import type { exportFamily } from '#contract/files/files.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import { append } from '#domain/core/long-lists.ts';
import { LACKING_FILE, type LeftOut, lackingReport, leftOutOfAll } from '#domain/files/exports/lacking.ts';
import type { AnyFile } from '#domain/files/exports/own-file.ts';
import { zipInPieces } from '#domain/files/exports/zip.ts';
import type { FileInPieces, Snapshot } from '../platform/import-workers/messages.ts';
import type { CheckedProject } from '../texts/translations/require-checks.ts';
import { blockedInLanguage, filesOfLanguage } from './export-file.ts';
import { refuseBlocked } from './translations-to-export.ts';

/** A language whose translations are exported. */
export type LanguageToExport = CheckedProject & { handle: string };

type Call = {
  project: { handle: string };
  viewer: Viewer;
  languages: readonly LanguageToExport[];
  query: QueryOf<typeof exportFamily>;
};

/**
 * Handles exportFamily in a worker. Each language is read from one snapshot, and sent before the next one is read, so
 * that memory holds the files of one language (families.21).
 */
export const handleExportFamily =
  ({ snapshot }: { snapshot: Snapshot }) =>
  async ({ project, viewer, languages, query }: Call): Promise<FileInPieces> => {
    const { min_complete: _, ...exported } = query;
    const options = {
      ...exported,
      removed: '',
      renumbers: false,
      for_excel: false,
      source: false,
      zip: true,
    };
    // A ZIP that is sent while it is made can't be refused any more; what is blocked since then ends it.
    if (query.blocked === 'refuse') await refuseLanguages(snapshot, languages, { viewer, query: options });
    async function* files(): AsyncGenerator<AnyFile> {
      const lacking: ReturnType<typeof lackingReport> = [];
      for (const language of languages) {
        const made = await snapshot((tx) =>
          filesOfLanguage(tx, { project: language, viewer, query: options }),
        );
        const inFolder = made.map((file) => ({ ...file, name: `${language.target_lang}/${file.name}` }));
        append(lacking, lackingReport(inFolder));
        yield* inFolder;
      }
      if (lacking.length > 0) yield { name: LACKING_FILE, content: `${JSON.stringify(lacking, null, 2)}\n` };
    }
    return { name: `${project.handle}.zip`, mediaType: 'application/zip', pieces: zipInPieces(files()) };
  };

/** Refuses the export if checks block translations in some of its languages, with their number in each (exports.43). */
async function refuseLanguages(
  snapshot: Snapshot,
  all: readonly LanguageToExport[],
  call: Omit<Parameters<typeof blockedInLanguage>[1], 'project'>,
): Promise<void> {
  const found: { project: number; blocked: LeftOut }[] = [];
  for (const project of all) {
    const blocked = await snapshot((tx) => blockedInLanguage(tx, { ...call, project }));
    if (blocked) found.push({ project: project.id, blocked });
  }
  const blocked = leftOutOfAll(found.map(({ blocked }) => blocked));
  const languages = found.map(({ project, blocked: { texts } }) => ({ project_id: project, texts }));
  if (blocked) refuseBlocked('refuse', { ...blocked, languages });
}
