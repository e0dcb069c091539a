import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#contract/core/failures.ts';
import type { RevertRow } from '#contract/history/reverts.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { Inlines } from '../../../ui/markup/Inlines.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { Changes } from './Changes.tsx';
import { EventWords } from './EventWords.tsx';
import { changesOf, textOf } from './entry-texts.ts';
import { useLogContext } from './log-context.ts';
import classes from './RevertDialog.module.css';

type Props = { row: RevertRow; isChecked: boolean };

/** An action that would be reverted: its sentence, what it changed, and what stands in the way. */
export function RevertLine({ row: { entry, conflict, source, translation }, isChecked }: Props) {
  const { t } = useTranslation();
  const { project } = useLogContext();
  const text = textOf(entry, project);
  const hasChanges = changesOf(entry).length > 0;
  return (
    <article className={`grid gap-4 ${classes.row}`}>
      <p className={`row align-stretch justify-between ui-13 ink-2 ${classes.what}`}>
        <span>
          <EventWords entry={entry} />
        </span>
        <RelativeTime time={entry.T} />
      </p>
      {source !== null && !hasChanges && (
        <p className={`ui-13 ink-2 ${classes.source}`} lang={project.source_lang}>
          <TextSigns text={source} lang={project.source_lang} />
        </p>
      )}
      {text && (
        <p className={`text-15 breaks ${classes.text}`} lang={text.lang}>
          <Inlines nodes={text.nodes} />
        </p>
      )}
      {!text && !hasChanges && translation !== null && (
        <p className={`text-15 breaks ${classes.text}`} lang={project.target_lang}>
          <TextSigns text={translation} lang={project.target_lang} />
        </p>
      )}
      {hasChanges && <Changes entry={entry} project={project} />}
      {(conflict !== null || !isChecked) && (
        <p className={`row gap-6 ui-13 ink-warning ${classes.conflict}`}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          {conflict === null
            ? t('reverts.unchecked')
            : t('reverts.stays', { reason: failureNoteText(t, { key: 'event', kind: conflict as Kind }) })}
        </p>
      )}
    </article>
  );
}
