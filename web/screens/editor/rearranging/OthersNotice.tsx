import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { Difference } from './arrangement.ts';

/** The notice of what others have changed in the section meanwhile. */
export function OthersNotice({ others: { added, gone, isReordered } }: { others: Difference }) {
  const { t } = useTranslation();
  const what = [
    added > 0 && t('editorMoving.others.added', { count: added }),
    gone > 0 && t('editorMoving.others.gone', { count: gone }),
    isReordered && t('editorMoving.others.reordered'),
  ].filter(Boolean);
  return <Notice kind="warning">{t('editorMoving.others.text', { what: what.join(', ') })}</Notice>;
}
