import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Message } from '../../ui/page/Message.tsx';

/** Says that translations can't be imported here: there are no strings yet. */
export function ImportUnavailable({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  return (
    <Message title={t('importTranslations.noneHere')} text={t('importTranslations.noneHereText')}>
      <Button
        variant="filled"
        size="md"
        renderRoot={(props) => <Link to="/projects/$projectId" params={{ projectId }} {...props} />}
      >
        {t('importTranslations.toProject')}
      </Button>
    </Message>
  );
}
