import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../features/files/import-shared/ImportFooter.module.css';
import { ProgressFooter } from '../../features/files/import-shared/ImportFooter.tsx';
import { ToEditorButton } from '../../features/files/import-shared/ToEditorButton.tsx';
import { runCounts } from './import-counts.ts';
import type { Run, RunState } from './use-run.ts';

type Props = {
  running: Run;
  run: RunState;
  /** The address of the editor with the imported translations. */
  editor: { projectId: string; sectionsList: string };
  onMore: () => void;
};

/** The progress of an import with *Stop*, or the next steps once it has ended. */
export function RunFooter({ running, run, editor, onMore }: Props) {
  const { t } = useTranslation();
  const { done, total } = runCounts(run);
  if (run.state === 'running' || run.state === 'stopping') {
    return (
      <ProgressFooter
        done={done}
        total={total}
        words={t('importTranslations.progress', { done, total })}
        isStopping={run.state === 'stopping'}
        onStop={running.stop}
      />
    );
  }
  const remaining = total - done;
  return (
    <div className={`row gap-16 row-gap-8 wrap margin-top-16 ui-13 ${classes.foot}`}>
      <span className={`row gap-16 row-gap-4 align-stretch wrap ink-2 ${classes.sum}`} />
      <Button variant="subtle" color="gray" size="md" onClick={onMore}>
        {t('importTranslations.more')}
      </Button>
      {remaining > 0 ? (
        <Button autoFocus variant="filled" size="md" onClick={running.goOn}>
          {t('importTranslations.continue', { count: remaining })}
        </Button>
      ) : (
        <ToEditorButton editor={editor} />
      )}
    </div>
  );
}
