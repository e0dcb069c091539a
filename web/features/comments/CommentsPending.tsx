import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The skeleton of comments that are loading. */
export function CommentsPending() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
      <Skeleton width="30%" height={10} my={8} />
      <Skeleton width="80%" height={10} my={8} />
    </div>
  );
}
