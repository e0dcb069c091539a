import { Link, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadString } from '#contract/reading.ts';
import { cueOf, timeWords } from '#domain/formats/cues.ts';
import { printSectionId } from '#domain/sections-list.ts';
import { StateGlyph } from '../states/StateGlyph.tsx';
import classes from './Passage.module.css';
import type { ReadView } from './views.ts';

type Props = {
  at: string;
  section: number;
  string: ReadString;
  view: ReadView;
  mayTranslate: boolean;
  /** Whether its context tells the times of a subtitle, which then stand above it. */
  isTimed: boolean;
  sourceLang: string;
  targetLang: string;
};

/**
 * A string in the running text. What is no translation yet is the original in grey, with its ring in the margin; a click
 * on any leads to it in the editor.
 */
export const Passage = memo(function Passage(props: Props) {
  const { at, section, string, view, mayTranslate, isTimed, sourceLang, targetLang } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { index, text, context, state, translation } = string;
  const cue = isTimed ? cueOf(context) : undefined;
  const inEditor = {
    to: '/projects/$projectId/editor/$sectionsList',
    params: { projectId: at, sectionsList: printSectionId(section) },
    search: { string: string.id },
  } as const;

  const open = (event: MouseEvent) => {
    // A link goes its own way, and a word that is being marked stays marked.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || getSelection()?.toString()) return;
    void navigate(inEditor);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the number in the margin is the link; the text only widens it for the mouse.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div className={classes.passage} data-state={state} onClick={open}>
      <Link
        {...inEditor}
        preload={false}
        className={classes.mark}
        aria-label={t('read.inEditor', { index, state: t(`states.${state}`) })}
      >
        {state === 'none' || state === 'initial' ? <StateGlyph state={state} size={12} /> : index}
      </Link>
      {cue && (
        <p className={classes.time}>
          {timeWords(cue.start)} → {timeWords(cue.end)}
        </p>
      )}
      {view !== 'source' && (
        <div className={classes.translation}>
          {translation === null ? (
            <>
              {view === 'translation' && <p lang={sourceLang}>{text}</p>}
              <Link {...inEditor} preload={false} className={classes.todo}>
                {t(mayTranslate ? 'read.translate' : 'read.untranslated', { index })}
              </Link>
            </>
          ) : (
            <p lang={targetLang}>{translation}</p>
          )}
        </div>
      )}
      {(view !== 'translation' || translation !== null) && (
        <p className={classes.source} lang={sourceLang}>
          {text}
        </p>
      )}
    </div>
  );
});
