import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReadString } from '#contract/reading.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { StatusIcon } from '../../ui/status-icon/StatusIcon.tsx';
import classes from './StringText.module.css';

type Props = { at: string; section: number; mayTranslate: boolean; string: ReadString };

/** The address of a string in the editor. */
export const editorAddressOf = (at: string, section: number, string: number) =>
  ({
    to: '/projects/$projectId/editor/$sectionsList',
    params: { projectId: at, sectionsList: printSectionId(section) },
    search: { string },
  }) as const;

/** A link to a string in the editor, in the margin: its number, or a ring while it has no regular translation. */
export function StringMark({ at, section, string: { id, index, state } }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <Link
      {...editorAddressOf(at, section, id)}
      preload={false}
      className={classes.mark}
      lang={i18n.language}
      aria-label={t('read.inEditor', { index, state: t(`states.${state}`) })}
    >
      {state === 'none' || state === 'initial' ? <StatusIcon state={state} size={12} /> : index}
    </Link>
  );
}

/** The link below a string without a translation, which opens it in the editor. */
export function UntranslatedLink({ at, section, mayTranslate, string: { id, index } }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <Link {...editorAddressOf(at, section, id)} preload={false} className={classes.todo} lang={i18n.language}>
      {t(mayTranslate ? 'read.translate' : 'read.untranslated', { index })}
    </Link>
  );
}
