import { removeTranslation } from '#contract/site/administration.routes.ts';
import { deleteTranslation } from '#contract/texts/translations.routes.ts';
import { mayDeleteTranslation } from '#domain/texts/translations/translations.ts';
import { statusAllowsTranslating } from '../../../data/access/access.ts';
import { call } from '../../../data/wire/call.ts';
import { withoutTranslation } from '../state/rows.ts';
import { type Of, paramsOf } from './translation-writes.ts';
import { unlessGone } from './unless-gone.ts';
import type { EditorWrite, Writer } from './use-editor-write.ts';

// Users without the permission are site administrators.
const isBySite = ({ translation }: Of, { project, viewer }: Writer) =>
  !statusAllowsTranslating(viewer, project) || !mayDeleteTranslation(viewer, translation);

/** Deletes a translation with its votes (translations.21). It succeeds too where somebody else has deleted it. */
export const DELETION: EditorWrite<Of, void> = {
  sameBy: ({ translation }) => String(translation.id),
  send: (asked, writer) =>
    unlessGone(
      'translation',
      call(isBySite(asked, writer) ? removeTranslation : deleteTranslation, {
        params: paramsOf(asked, writer),
      }),
    ),
  string: ({ translation }) => translation.string_id,
  answered: (row, _, { translation }) => withoutTranslation(row, translation.id),
  words: (t) => t('editorTranslations.deleted'),
  act: (_, asked, writer) =>
    isBySite(asked, writer)
      ? undefined
      : { kind: 'deleteTranslation', about: { translation_id: asked.translation.id } },
};
