import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReadString } from '#contract/texts/reading.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { StatusIcon } from '../../ui/status-icon/StatusIcon.tsx';
import classes from './StringText.module.css';

type Props = { at: string; section: number; mayTranslate: boolean; isPast: boolean; string: ReadString };

/** The address of a string in the editor. */
export const editorAddressOf = (at: string, section: number, string: number) =>
  ({
    to: '/projects/$projectId/editor/$sectionsList',
    params: { projectId: at, sectionsList: printSectionId(section) },
    search: { string },
  }) as const;

/**
 * A link to a string in the editor, in the margin: its number, or a ring while it has no regular translation. Of the
 * past it leads nowhere.
 */
export function StringMark({ at, section, isPast, string: { id, index, state } }: Props) {
  const { t, i18n } = useTranslation();
  const isWaiting = state === 'none' || state === 'initial';
  if (isPast) {
    return (
      <span className={classes.mark} lang={i18n.language}>
        {isWaiting ? <StatusIcon state={state} size={12} label={t(`states.${state}`)} /> : index}
      </span>
    );
  }
  return (
    <Link
      {...editorAddressOf(at, section, id)}
      preload={false}
      className={classes.mark}
      lang={i18n.language}
      aria-label={t('read.inEditor', { index, state: t(`states.${state}`) })}
    >
      {isWaiting ? <StatusIcon state={state} size={12} /> : index}
    </Link>
  );
}

/**
 * In the column of translations, the link in place of one that is missing, which opens it in the editor; of the past
 * only the words.
 */
export function UntranslatedLink({ at, section, mayTranslate, isPast, string: { id, index } }: Props) {
  const { t, i18n } = useTranslation();
  if (isPast) {
    return (
      <span className={classes.todo} lang={i18n.language}>
        {t('past.untranslated')}
      </span>
    );
  }
  return (
    <Link {...editorAddressOf(at, section, id)} preload={false} className={classes.todo} lang={i18n.language}>
      {t(mayTranslate ? 'read.translate' : 'read.untranslated', { index })}
    </Link>
  );
}
