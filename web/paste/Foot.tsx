import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Foot.module.css';

type Props = {
  projectId: string;
  /** What was found. */
  children: ReactNode;
  /** Why there is no way on as it stands, in words. */
  why: string | undefined;
  /** The deed's name, with how much it does. */
  deed: string;
  onDeed: () => void;
};

/** What was found, and the way on; beside a grey button stands why it is grey. */
export function Foot({ projectId, children, why, deed, onDeed }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.foot}>
      <p className={classes.sum} role="status">
        {children}
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
        onClick={onDeed}
      >
        {deed}
      </Button>
    </div>
  );
}
