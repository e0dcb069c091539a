import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedProject } from '#contract/projects/deleted-projects.ts';
import { dateTimeText } from '../../language/date-time-text.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import classes from './InvitationLine.module.css';

type Props = { project: DeletedProject; busy: boolean; onRestore: () => void };

/** A deleted project: its size, when it was deleted, until when it can be restored, and the button that does it. */
export function DeletedLine({ project, busy, onRestore }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { handle, name, cover_image, strings_amount, deleted_at, restorable_until } = project;
  return (
    <li className={`grid gap-16 row-gap-4 align-center ${classes.line}`}>
      <Cover handle={handle} name={name} image={cover_image} />
      <div>
        <b id={id} className={classes.name}>
          {name}
        </b>
        <p className="ui-13 ink-2">
          {t('myProjects.deleted.until', { time: dateTimeText(restorable_until, i18n.language) })}
        </p>
        <p className="ui-12 ink-3">
          {t('sections.strings', { count: strings_amount })} · {t('myProjects.deleted.at')}{' '}
          <RelativeTime time={deleted_at} />
        </p>
      </div>
      <div className={`row gap-8 align-stretch wrap ${classes.acts}`}>
        <Button disabled={busy} aria-describedby={id} onClick={onRestore}>
          {t('myProjects.deleted.restore')}
        </Button>
      </div>
    </li>
  );
}
