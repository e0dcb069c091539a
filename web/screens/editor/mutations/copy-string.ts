import { addStrings } from '#contract/texts/strings.routes.ts';
import type { SourceString } from '#contract/texts/strings.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { call } from '../../../data/wire/call.ts';
import type { EditorWrite } from './use-editor-write.ts';

/** Adds a copy of a string after it, without translations (strings.15). */
export const COPY_STRING: EditorWrite<RowString, SourceString[]> = {
  send: ({ id, section_id, index }, { project }) =>
    call(addStrings, {
      params: { project: project.id, section: section_id },
      query: { pos: index + 1 },
      body: [{ copy_of: id }],
    }),
  words: (t, [added], { index }) => t('editorStrings.copied', { index: added?.index ?? index + 1 }),
};
