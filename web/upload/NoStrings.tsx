import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Message } from '../frame/Message.tsx';

/** There is nothing yet that a translation could be of. */
export function NoStrings({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  return (
    <Message title={t('upload.noneHere')} text={t('upload.noneHereText')}>
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
