import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './ImportFooter.module.css';

type Props = {
  projectId: string;
  /** The totals. */
  children: ReactNode;
  /** A choice beside the totals. */
  choice?: ReactNode;
  /** Why the action is disabled, in words. */
  why: string | undefined;
  /** A button that removes the reason in one press; the action is then enabled and gets the focus. */
  remedy?: { readonly words: string; readonly onPress: () => void } | undefined;
  /** The label of the action, with its amount. */
  action: string;
  onAction: () => void;
};

/** The footer of an import page: totals, *Cancel* and the action, with the reason while it is disabled. */
export function ImportFooter({ projectId, children, choice, why, remedy, action, onAction }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={`row gap-16 row-gap-8 wrap margin-top-16 ui-13 ${classes.foot}`}>
      <p className={`row gap-16 row-gap-4 align-stretch wrap ink-2 ${classes.sum}`} role="status">
        {children}
      </p>
      {choice}
      {why && (
        <span id="why-not-upload" className={`ui-12 ink-2 ${classes.why}`}>
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

type ProgressProps = {
  done: number;
  /** 0 when the progress is unknown. */
  total: number;
  /** The progress in words. */
  words: string;
  isStopping: boolean;
  onStop: () => void;
};

/** The footer while an import runs: a progress bar and *Stop*. */
export function ProgressFooter({ done, total, words, isStopping, onStop }: ProgressProps) {
  const { t } = useTranslation();
  return (
    <div className={`row gap-16 row-gap-8 wrap margin-top-16 ui-13 ${classes.foot}`}>
      {/* Not in the position of the import button, so that a double-click does not stop the import. */}
      <Button autoFocus size="md" disabled={isStopping} onClick={onStop}>
        {t(isStopping ? 'importShared.stopping' : 'importShared.stop')}
      </Button>
      <div className={`row gap-16 flex-1 ${classes.far}`}>
        <div
          className={classes.track}
          role="progressbar"
          aria-label={t('importShared.running')}
          {...(total > 0 ? { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': done } : {})}
        >
          <span
            data-endless={total > 0 ? undefined : true}
            style={total > 0 ? { inlineSize: `${(done / total) * 100}%` } : undefined}
          />
        </div>
        <span className={classes.figures}>{words}</span>
      </div>
    </div>
  );
}
