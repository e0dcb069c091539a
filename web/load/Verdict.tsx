import { Anchor, Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Load } from '#domain/loading.ts';
import { problemWords } from './problem-words.ts';
import { problemsOf } from './rows.ts';
import classes from './Verdict.module.css';

type Props = {
  projectId: string;
  load: Load | undefined;
  stale: boolean;
  busy: boolean;
  onProblems: () => void;
  onUpload: () => void;
};

/** What was found, and the way on; beside a grey button stands why it is grey. */
export function Verdict({ projectId, load, stale, busy, onProblems, onUpload }: Props) {
  const { t } = useTranslation();
  const problems = load ? problemsOf(load) : [];
  const whole = problems.find(({ line }) => line === undefined);
  const why = !load
    ? t('load.transformFirst')
    : stale
      ? t('load.changed')
      : whole
        ? problemWords(t, whole)
        : problems.length > 0
          ? t('load.correct', { count: problems.length })
          : undefined;
  const upload = load ? t('load.uploadStrings', { count: load.strings.length }) : t('load.uploadNone');
  return (
    <div className={classes.verdict}>
      <p className={classes.sum} role="status">
        {load && !stale && <span>{t('load.strings', { count: load.strings.length })}</span>}
        {!stale && problems.length > 0 && (
          <Anchor component="button" type="button" className={classes.errors} onClick={onProblems}>
            <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
            {t('load.errors', { count: problems.length })}
          </Anchor>
        )}
        {load && !stale && load.warnings.length > 0 && (
          <Anchor component="button" type="button" className={classes.warnings} onClick={onProblems}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            {t('load.warnings', { count: load.warnings.length })}
          </Anchor>
        )}
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
        {t('load.cancel')}
      </Button>
      <Button
        variant="filled"
        size="md"
        disabled={why !== undefined || busy}
        aria-describedby={why === undefined ? undefined : 'why-not-upload'}
        onClick={onUpload}
      >
        {busy ? t('load.uploading') : upload}
      </Button>
    </div>
  );
}
