import { UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceString } from '#contract/texts/strings.ts';
import type { RowFocus } from '../../../ui/rows/VirtualRows.tsx';
import { useEditor } from '../state/editor-context.ts';
import type { Arrangement } from './arrangement.ts';
import classes from './MovedStrings.module.css';

type Props = {
  arrangement: Arrangement;
  strings: readonly SourceString[];
  onFocusRow: (focusedRow: RowFocus) => void;
};

/** The strings that have been moved so far, the latest first, each with a button that leads to it. */
export function MovedStrings({ arrangement: { stored, order, moved }, strings, onFocusRow }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const lines = useMemo(() => {
    const before = new Map(stored.map((id, at) => [id, at + 1]));
    const after = new Map(order.map((id, at) => [id, at + 1]));
    const texts = new Map(strings.map(({ id, text }) => [id, text]));
    return moved
      .map((id) => ({ id, from: before.get(id) ?? 0, to: after.get(id) ?? 0, text: texts.get(id) ?? '' }))
      .filter(({ from, to }) => from !== to)
      .reverse();
  }, [stored, order, moved, strings]);
  return (
    <>
      <h2 className={`ui-13 weight-600 ${classes.title}`}>{t('editorMoving.movedTitle')}</h2>
      {lines.length === 0 && <p className="ui-13 ink-3">{t('editorMoving.noneMoved')}</p>}
      <ol className={classes.moved}>
        {lines.map(({ id, from, to, text }) => (
          <li key={id}>
            <UnstyledButton onClick={() => onFocusRow({ id: String(id), isGrip: true })}>
              <span className={classes.places}>{t('editorMoving.fromTo', { from, to })}</span>
              <span className="text-14 truncate" lang={project.source_lang}>
                {text}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </>
  );
}
