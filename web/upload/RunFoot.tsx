import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { figuresOf } from './figures-of.ts';
import classes from './UploadFoot.module.css';
import type { Run, Running } from './use-run.ts';

type Props = {
  running: Running;
  run: Run;
  /** Where the uploaded translations are seen. */
  editor: { projectId: string; sectionsList: string };
  onMore: () => void;
};

/** How far an upload is, and Stop; once it has ended, what may come next. */
export function RunFoot({ running, run, editor, onMore }: Props) {
  const { t } = useTranslation();
  const { done, total } = figuresOf(run);
  if (run.state === 'running' || run.state === 'stopping') {
    return (
      <div className={classes.foot}>
        {/* Not where the upload was started: a double click is not to stop it. */}
        <Button autoFocus size="md" disabled={run.state === 'stopping'} onClick={running.stop}>
          {t(run.state === 'stopping' ? 'upload.stopping' : 'upload.stop')}
        </Button>
        <div className={classes.far}>
          <div
            className={classes.track}
            role="progressbar"
            aria-label={t('upload.running')}
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={done}
          >
            <span style={{ inlineSize: `${(done / Math.max(1, total)) * 100}%` }} />
          </div>
          <span className={classes.figures}>{t('upload.progress', { done, total })}</span>
        </div>
      </div>
    );
  }
  const left = total - done;
  return (
    <div className={classes.foot}>
      <span className={classes.sum} />
      <Button variant="subtle" color="gray" size="md" onClick={onMore}>
        {t('upload.more')}
      </Button>
      {left > 0 ? (
        <Button autoFocus variant="filled" size="md" onClick={running.goOn}>
          {t('upload.goOn', { count: left })}
        </Button>
      ) : (
        <Button
          autoFocus
          variant="filled"
          size="md"
          renderRoot={(props) => (
            <Link to="/projects/$projectId/editor/$sectionsList" params={editor} {...props} />
          )}
        >
          {t('upload.toEditor')}
        </Button>
      )}
    </div>
  );
}
