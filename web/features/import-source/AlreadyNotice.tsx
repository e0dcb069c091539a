import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/page/Notice.tsx';
import type { DuplicateText } from './find-duplicate.ts';
import preview from './preview/Preview.module.css';

/** Warns that a text is in the section already and would be there twice; nothing where it is not. */
export function DuplicateNotice({ already }: { already: DuplicateText | undefined }) {
  const { t } = useTranslation();
  if (!already) return null;
  const { amount } = already;
  return (
    <div className={preview.notice}>
      <Notice kind="warning">
        <p>{amount === undefined ? t('load.already.most') : t('load.already.all', { count: amount })}</p>
        <p>{t('load.already.twice')}</p>
      </Notice>
    </div>
  );
}
