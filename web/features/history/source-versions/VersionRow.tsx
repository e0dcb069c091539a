import { Badge } from '@mantine/core';
import { IconArrowBackUp, IconFileDiff, IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SourceVersion } from '#contract/history/source-versions.ts';
import { versionCounts } from '../../../language/version-words.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import classes from './SourceVersions.module.css';

const KINDS = { import: IconFileImport, update: IconFileDiff, undo: IconArrowBackUp } as const;

const kindOf = ({ is_update, undoes }: SourceVersion): keyof typeof KINDS =>
  undoes !== null ? 'undo' : is_update ? 'update' : 'import';

type Props = {
  project: number;
  version: SourceVersion;
  seesLog: boolean;
  /** Whether it gets the focus as soon as it is there. */
  isFocused: boolean;
  onLeave: () => void;
};

const focus = (row: HTMLLIElement | null) => row?.focus();

/** A source version: its kind, file, counts, user and time, and a link to its entry in the log. */
export function VersionRow({ project, version, seesLog, isFocused, onLeave }: Props) {
  const { t } = useTranslation();
  const kind = kindOf(version);
  const Icon = KINDS[kind];
  const { user, file, created_at: time } = version;
  return (
    <li
      className={`grid columns-auto-fill gap-12 row-gap-0 align-start ui-13 ink-2 ${classes.row}`}
      ref={isFocused ? focus : undefined}
      tabIndex={-1}
    >
      <span className={`row ink-3 ${classes.icon}`}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      </span>
      <div className="grid gap-2 breaks">
        <p className={`ink-1 ${classes.head}`}>
          <b>{t(`sourceVersions.kind.${kind}`)}</b> <bdi>{file ?? t('sourceVersions.noFile')}</bdi>{' '}
          {version.is_undone && <Badge>{t('sourceVersions.undone')}</Badge>}
        </p>
        <p>{versionCounts(t, version)}</p>
        <p className={`facts ${classes.facts}`}>
          <span>
            {user ? (
              <Link to="/users/$userId" params={{ userId: String(user.id) }}>
                {user.username}
              </Link>
            ) : (
              t('log.somebody')
            )}
          </span>
          <span>
            <RelativeTime time={time} withTime />
          </span>
          {seesLog && (
            <span>
              <Link
                to="/projects/$projectId"
                params={{ projectId: String(project) }}
                search={{ entry: version.event }}
                hash="log"
                resetScroll={false}
                onClick={onLeave}
              >
                {t('editorStrings.showInLog')}
              </Link>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
