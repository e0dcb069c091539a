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
import { previewFixing, startFixing } from '#contract/texts/findings.ts';
import { addStrings, importStrings, updateStrings } from '#contract/texts/strings.ts';
import { handleKeepWorkbook } from '../files/books/keep-workbook.ts';
import { handleExportAsBook } from '../files/export-as-book.ts';
import { handleExportFamily } from '../files/export-family.ts';
import { handleExportFile } from '../files/export-file.ts';
import { handleExportStrings } from '../files/export-strings.ts';
import { handleImportFile } from '../files/import-file.ts';
import { handleReadKeptBook, readKeptBook } from '../files/looks/kept-book.ts';
import {
  handlePreviewBook,
  handlePreviewFile,
  handlePreviewMatches,
  handlePreviewSource,
  handlePreviewTranslations,
} from '../files/previews.ts';
import { handlePushFile } from '../files/push-file.ts';
import { handleImportToProject, handleImportToSection } from '../files/translation-imports/handle-imports.ts';
import type { Snapshot, WorkerContext } from '../platform/import-workers/messages.ts';
import {
  handlePreviewFixing,
  handlePreviewReplacing,
  handleStartFixing,
  handleStartReplacing,
} from '../texts/find/handle-replacing.ts';
import { handleAddStrings } from '../texts/strings/add-strings.ts';
import { handleImportStrings } from '../texts/strings/import-strings.ts';
import { handleUpdateStrings } from '../texts/strings/update-strings.ts';

/** Makes the handler of a call, which is typed where the call is registered. */
type MakeHandler = (context: WorkerContext & { snapshot: Snapshot }) => (call: never) => Promise<unknown>;

/** The calls whose large bodies, or files, are read and handled by a worker process. */
export const IMPORT_HANDLERS: readonly (readonly [Endpoint, MakeHandler])[] = [
  [importFile, handleImportFile],
  [keepWorkbook, handleKeepWorkbook],
  [pushFile, handlePushFile],
  [exportFile, handleExportFile],
  [exportAsBook, handleExportAsBook],
  [readKeptBook, handleReadKeptBook],
  [exportFamily, handleExportFamily],
  [exportStrings, handleExportStrings],
  [previewReplacing, handlePreviewReplacing],
  [startReplacing, handleStartReplacing],
  [previewFixing, handlePreviewFixing],
  [startFixing, handleStartFixing],
  [previewBook, handlePreviewBook],
  [previewSource, handlePreviewSource],
  [previewFile, handlePreviewFile],
  [previewTranslations, handlePreviewTranslations],
  [previewMatches, handlePreviewMatches],
  [addStrings, handleAddStrings],
  [importStrings, handleImportStrings],
  [updateStrings, handleUpdateStrings],
  [importTranslationsToProject, handleImportToProject],
  [importTranslationsToSection, handleImportToSection],
];

/** The program of a worker process. */
export const IMPORT_WORKER = new URL('./import-worker.ts', import.meta.url);
