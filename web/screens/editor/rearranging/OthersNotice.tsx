import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { Difference } from './arrangement.ts';

/** What others have done to the section's strings while one was moving them. */
export function OthersNotice({ others: { added, gone, isReordered } }: { others: Difference }) {
  const { t } = useTranslation();
  const what = [
    added > 0 && t('editorMoving.others.added', { count: added }),
    gone > 0 && t('editorMoving.others.gone', { count: gone }),
    isReordered && t('editorMoving.others.reordered'),
  ].filter(Boolean);
  return <Notice kind="warning">{t('editorMoving.others.text', { what: what.join(', ') })}</Notice>;
}
