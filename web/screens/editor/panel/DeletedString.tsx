import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import type { DeletedRow } from '../../../data/queries/pinned-rows.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './DeletedString.module.css';
import { LeftText } from './LeftText.tsx';

/** In place of the entry of a string that somebody has deleted: by whom, and what one had written for it. */
export function DeletedString({ row, deleted: { by } }: { row: EditorRow; deleted: DeletedRow }) {
  const { t } = useTranslation();
  return (
    <div className={classes.deleted} ref={takeFocus} tabIndex={-1}>
      <Notice kind="warning">
        {by === undefined ? t('live.stringDeleted') : t('live.stringDeletedBy', { username: by })}
      </Notice>
      <LeftText row={row} />
    </div>
  );
}

/** Whoever was writing is here now. */
function takeFocus(place: HTMLElement | null) {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
