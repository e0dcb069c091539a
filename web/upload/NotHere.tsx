import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Message } from '../frame/Message.tsx';

/** Translations can't be uploaded here: there is nothing yet that they could be of, or this is not the place. */
export function NotHere({ projectId, why }: { projectId: string; why: 'noneHere' | 'notForProject' }) {
  const { t } = useTranslation();
  return (
    <Message title={t(`upload.${why}`)} text={t(`upload.${why}Text`)}>
      <Button
        variant="filled"
        size="md"
        renderRoot={(props) => <Link to="/projects/$projectId" params={{ projectId }} {...props} />}
      >
        {t('upload.toProject')}
      </Button>
    </Message>
  );
}
