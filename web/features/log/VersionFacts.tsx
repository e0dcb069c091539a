import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/log.ts';
import { leftWords, versionCounts } from '../../language/version-words.ts';
import classes from './LogList.module.css';

/** Of an update of a section's source: its file, how many strings it has changed, and what its undo has left (updates.8). */
export function VersionFacts({ version }: { version: NonNullable<LogEntry['version']> }) {
  const { t } = useTranslation();
  const left = leftWords(t, version);
  return (
    <>
      <p className={classes.facts}>
        {version.file !== null && (
          <span>
            <bdi>{version.file}</bdi>
          </span>
        )}
        <span>{versionCounts(t, version)}</span>
      </p>
      {left && <p>{left}</p>}
    </>
  );
}
