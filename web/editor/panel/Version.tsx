import { IconArrowsDiff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/translations.ts';
import { Age } from '../../ages/Age.tsx';
import { StateGlyph } from '../../states/StateGlyph.tsx';
import { useEditor } from '../editor-context.ts';
import { ApproveButton } from './ApproveButton.tsx';
import classes from './Version.module.css';
import { Votes } from './Votes.tsx';
import { versionState } from './version-state.ts';

type Props = { section: number; translation: Translation };

/** One translation: its text, then one line of what stands behind it and what one may do. */
export function Version({ section, translation }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const state = versionState(translation);
  const { author, editor } = translation;
  return (
    <li className={classes.version}>
      <span className={classes.mark}>
        {state === 'competing' ? <IconArrowsDiff size={14} stroke={2} /> : <StateGlyph state={state} />}
      </span>
      <p className={classes.text} lang={project.target_lang} dir="auto">
        {translation.text}
      </p>
      <div className={classes.line}>
        <span className={classes.by}>
          <b className={classes[state]}>{t(`states.${state}`)}</b>{' '}
          <Link to="/users/$userId" params={{ userId: String(author.id) }}>
            {author.username}
          </Link>
          , <Age time={translation.updated_at} />
          {editor && `, ${t('editor.editedBy', { username: editor.username })}`}
        </span>
        <ApproveButton section={section} translation={translation} />
        <Votes section={section} translation={translation} />
      </div>
    </li>
  );
}
