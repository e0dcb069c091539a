import type { Endpoint } from '#contract/core/endpoint.ts';
import {
  exportAsBook,
  exportFamily,
  exportFile,
  exportStrings,
  importFile,
  keepWorkbook,
  pushFile,
} from '#contract/files/files.ts';
import {
  previewBook,
  previewFile,
  previewMatches,
  previewSource,
  previewTranslations,
} from '#contract/files/previews.ts';
import {
  importTranslationsToProject,
  importTranslationsToSection,
} from '#contract/files/translation-imports.ts';
import { previewReplacing, startReplacing } from '#contract/texts/find.ts';
import { addStrings, importStrings, updateStrings } from '#contract/texts/strings.ts';
import { keepsWorkbook } from '../files/books/keep-workbook.ts';
import { exportsAsBook } from '../files/export-as-book.ts';
import { exportsFamily } from '../files/export-family.ts';
import { exportsFile } from '../files/export-file.ts';
import { exportsStrings } from '../files/export-strings.ts';
import { importsFile } from '../files/import-file.ts';
import { readKeptBook, readsKeptBook } from '../files/looks/kept-book.ts';
import {
  previewsBook,
  previewsFile,
  previewsMatches,
  previewsSource,
  previewsTranslations,
} from '../files/previews.ts';
import { pushesFile } from '../files/push-file.ts';
import { importsToProject, importsToSection } from '../files/translation-imports/imports-translations.ts';
import type { Snapshot, WorkerContext } from '../platform/import-workers/messages.ts';
import { previewsReplacing, startsReplacing } from '../texts/find/replaces.ts';
import { addsStrings } from '../texts/strings/adds-strings.ts';
import { importsStrings } from '../texts/strings/imports-strings.ts';
import { updatesStrings } from '../texts/strings/updates-strings.ts';

/** Makes the handler of a call, which is typed where the call is registered. */
type MakeHandler = (context: WorkerContext & { snapshot: Snapshot }) => (call: never) => Promise<unknown>;

/** The calls whose large bodies, or files, are read and handled by a worker process. */
export const IMPORT_HANDLERS: readonly (readonly [Endpoint, MakeHandler])[] = [
  [importFile, importsFile],
  [keepWorkbook, keepsWorkbook],
  [pushFile, pushesFile],
  [exportFile, exportsFile],
  [exportAsBook, exportsAsBook],
  [readKeptBook, readsKeptBook],
  [exportFamily, exportsFamily],
  [exportStrings, exportsStrings],
  [previewReplacing, previewsReplacing],
  [startReplacing, startsReplacing],
  [previewBook, previewsBook],
  [previewSource, previewsSource],
  [previewFile, previewsFile],
  [previewTranslations, previewsTranslations],
  [previewMatches, previewsMatches],
  [addStrings, addsStrings],
  [importStrings, importsStrings],
  [updateStrings, updatesStrings],
  [importTranslationsToProject, importsToProject],
  [importTranslationsToSection, importsToSection],
];

/** The program of a worker process. */
export const IMPORT_WORKER = new URL('./import-worker.ts', import.meta.url);
