import { useTranslation } from 'react-i18next';
import type { RowString } from '../../../data/queries/editor.ts';
import type { DeletedRow } from '../../../data/queries/pinned-rows.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { UnsendableDraft } from './UnsendableDraft.tsx';

/** In place of the composer of a deleted string: who deleted it, and what the user had written. */
export function DeletedString({ row, deleted: { by } }: { row: RowString; deleted: DeletedRow }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-8 items-start margin-top-12" ref={takeFocus} tabIndex={-1}>
      <Notice kind="warning">
        {by === undefined ? t('live.stringDeleted') : t('live.stringDeletedBy', { username: by })}
      </Notice>
      <UnsendableDraft row={row} />
    </div>
  );
}

/** Focuses the notice if the removed composer had the focus. */
function takeFocus(notice: HTMLElement | null) {
  if (document.activeElement === document.body) notice?.focus({ preventScroll: true });
}
