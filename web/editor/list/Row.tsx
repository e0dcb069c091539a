import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { StateGlyph } from '../../states/StateGlyph.tsx';
import { useEditor } from '../editor-context.ts';
import { stateOfRow } from '../row-state.ts';
import { LongText } from './LongText.tsx';
import classes from './Row.module.css';
import { RowMarks } from './RowMarks.tsx';

type Props = {
  row: EditorRow;
  isChosen: boolean;
  /** The address at which this string is the chosen one. */
  href: string;
  onChoose: (id: number) => void;
  onComments: (id: number) => void;
};

/** A string and its current translation. Drawn anew only when it changes itself. */
export const Row = memo(function Row({ row, isChosen, href, onChoose, onComments }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const line = useRef<HTMLLIElement>(null);
  const state = stateOfRow(row);
  const [current] = row.translations;

  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);

  const choose = (event: MouseEvent) => {
    // The link goes its own way in a new tab, and a word that is being marked stays marked.
    if (event.ctrlKey || event.metaKey || event.shiftKey || getSelection()?.toString()) return;
    event.preventDefault();
    onChoose(row.id);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the number is a link; the rest of the row only widens it for the mouse.
    <li ref={line} className={classes.row} aria-current={isChosen || undefined} onClick={choose}>
      <a className={classes.index} href={href} aria-label={t('editor.string', { index: row.index })}>
        {row.index}
      </a>
      <div className={classes.source}>
        {row.key !== '' && <code>{row.key}</code>}
        <LongText text={row.text} lang={project.source_lang} isWhole={isChosen} />
      </div>
      <span className={classes.state}>
        <StateGlyph state={state} label={t(`states.${state}`)} />
      </span>
      <div className={classes.translation}>
        {current ? (
          <LongText text={current.text} lang={project.target_lang} isWhole={isChosen} />
        ) : (
          <p className={classes.none}>{t('editor.untranslated')}</p>
        )}
      </div>
      <RowMarks row={row} onComments={onComments} />
    </li>
  );
});
