import { removeTranslation } from '#contract/site/administration.routes.ts';
import { deleteTranslation } from '#contract/texts/translations.routes.ts';
import { mayDeleteTranslation } from '#domain/texts/translations/translations.ts';
import { statusAllowsTranslating } from '../../../data/access/access.ts';
import { call } from '../../../data/wire/call.ts';
import { withoutTranslation } from '../state/rows.ts';
import { paramsOf, type WrittenTranslation } from './translation-writes.ts';
import { unlessGone } from './unless-gone.ts';
import type { EditorWrite, Writer } from './use-editor-write.ts';

// Users without the permission are site administrators.
const isBySite = ({ translation }: WrittenTranslation, { project, viewer }: Writer) =>
  !statusAllowsTranslating(viewer, project) || !mayDeleteTranslation(viewer, translation);

/** Deletes a translation with its votes (translations.21). It succeeds too where somebody else has deleted it. */
export const DELETION: EditorWrite<WrittenTranslation, void> = {
  sameBy: ({ translation }) => String(translation.id),
  send: (input, writer) =>
    unlessGone(
      'translation',
      call(isBySite(input, writer) ? removeTranslation : deleteTranslation, {
        params: paramsOf(input, writer),
      }),
    ),
  string: ({ translation }) => translation.string_id,
  answered: (row, _, { translation }) => withoutTranslation(row, translation.id),
  words: (t) => t('editorTranslations.deleted'),
  act: (_, input, writer) =>
    isBySite(input, writer)
      ? undefined
      : { kind: 'deleteTranslation', about: { translation_id: input.translation.id } },
};
