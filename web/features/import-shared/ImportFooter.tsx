import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './ImportFooter.module.css';

type Props = {
  projectId: string;
  /** What was found. */
  children: ReactNode;
  /** Why there is no way on as it stands, in words. */
  why: string | undefined;
  /** What makes the way free, if one press can: the action is on then, and has the focus. */
  remedy?: { readonly words: string; readonly onPress: () => void } | undefined;
  /** The deed's name, with how much it does. */
  action: string;
  onAction: () => void;
};

/** What was found, and the button that goes on; while it is disabled, the reason is beside it. */
export function ImportFooter({ projectId, children, why, remedy, action, onAction }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
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
      {remedy && (
        <Button
          size="md"
          onClick={() => {
            flushSync(remedy.onPress);
            button.current?.focus();
          }}
        >
          {remedy.words}
        </Button>
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
        ref={button}
        variant="filled"
        size="md"
        disabled={why !== undefined}
        aria-describedby={why === undefined ? undefined : 'why-not-upload'}
        onClick={onAction}
      >
        {action}
      </Button>
    </div>
  );
}
