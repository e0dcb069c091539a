import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './UploadFoot.module.css';
import type { Pairing } from './use-pairs.ts';
import { useWhyNot } from './use-why-not.ts';

type Props = { projectId: string; pairing: Pairing; onUpload: () => void };

/** What was found, and the way on; beside a grey button stands why it is grey. */
export function UploadFoot({ projectId, pairing, onUpload }: Props) {
  const { t } = useTranslation();
  const why = useWhyNot(pairing);
  const { upload, stale } = pairing;
  const amount = upload?.pairs.filter(({ fate }) => fate === 'new').length ?? 0;
  const isRead = upload && !stale && upload.problems.length === 0;
  return (
    <div className={classes.foot}>
      <p className={classes.sum} role="status">
        {isRead && t('upload.pairs', { count: upload.pairs.length })}
      </p>
      {why && (
        <span id="why-not-upload" className={classes.why}>
          {why}
        </span>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="md"
        renderRoot={(props) => <Link to="/projects/$projectId" params={{ projectId }} {...props} />}
      >
        {t('frame.cancel')}
      </Button>
      <Button
        variant="filled"
        size="md"
        disabled={why !== undefined}
        aria-describedby={why === undefined ? undefined : 'why-not-upload'}
        onClick={onUpload}
      >
        {isRead && amount > 0 ? t('upload.submit', { count: amount }) : t('upload.submitNone')}
      </Button>
    </div>
  );
}
