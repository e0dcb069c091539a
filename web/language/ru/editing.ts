import { characters } from './characters.ts';
import { comments } from './comments.ts';
import { drafts } from './drafts.ts';
import { editor } from './editor.ts';
import { editorComposer } from './editor-composer.ts';
import { editorDictionary } from './editor-dictionary.ts';
import { editorFilters } from './editor-filters.ts';
import { editorKeys } from './editor-keys.ts';
import { editorMoving } from './editor-moving.ts';
import { editorSettings } from './editor-settings.ts';
import { editorStrings } from './editor-strings.ts';
import { editorTools } from './editor-tools.ts';
import { editorTranslations } from './editor-translations.ts';
import { help } from './help.ts';
import { undo } from './undo.ts';

/** The texts of the editor's first view, beside those of common.ts. */
export const editing = {
  characters,
  comments,
  drafts,
  editor,
  editorComposer,
  editorDictionary,
  editorFilters,
  editorKeys,
  editorMoving,
  editorSettings,
  editorStrings,
  editorTools,
  editorTranslations,
  help,
  undo,
} as const;
