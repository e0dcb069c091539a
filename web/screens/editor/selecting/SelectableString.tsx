import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrder } from '#domain/texts/translations/translation-order.ts';
import { rowsQuery } from '../../../data/queries/editor.ts';
import { stepByArrows } from '../../../ui/rows/step-by-arrows.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { useEditor } from '../state/editor-context.ts';
import { stateOfRow } from '../state/rows.ts';
import { StringTexts } from '../state/StringTexts.tsx';
import classes from './SelectableString.module.css';

type Props = {
  id: number;
  /** The strings whose rows are fetched together with it. */
  chunk: readonly number[];
  isSelected: boolean;
  /** Selects it or takes it out, with Shift all since the last one. */
  onToggle: (isRange: boolean) => void;
  /** Moves the focus to the checkbox above or below. */
  onStep: (by: 1 | -1) => void;
};

/** The number of characters that name a string in the label of its checkbox. */
const LABEL = 80;

/** A string with its checkbox. A click anywhere on it selects it; Shift with a click or Space selects a range. */
export function SelectableString({ id, chunk, isSelected, onToggle, onStep }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { data } = useQuery(rowsQuery(project.id, chunk));
  const row = data?.find((one) => one.id === id);
  const [first] = inOrder(row?.translations ?? []);
  const click = (event: MouseEvent) => {
    // A text that is being marked to be copied.
    if (getSelection()?.toString() && !event.shiftKey) return;
    getSelection()?.removeAllRanges();
    onToggle(event.shiftKey);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox has the keys; the rest of the row is a larger target for the mouse.
    // biome-ignore lint/a11y/noStaticElementInteractions: likewise
    <div className={classes.row} data-selected={isSelected || undefined} onClick={click}>
      <Checkbox
        size="xs"
        data-grip
        className={classes.box}
        aria-label={t('selecting.row', { index: row?.index ?? 0, text: row?.text.slice(0, LABEL) ?? '' })}
        checked={isSelected}
        onChange={() => {}}
        onKeyDown={stepByArrows(onStep)}
      />
      <span className={`ui-12 ink-3 ${classes.index}`} aria-hidden="true">
        {row?.index}
      </span>
      {row ? (
        <StringTexts string={row}>
          <p className={classes.text} lang={project.source_lang}>
            <TextSigns text={row.text} lang={project.source_lang} />
          </p>
          <StatusIcon state={stateOfRow(row)} label={t(`states.${stateOfRow(row)}`)} />
          <p className={classes.text} lang={project.target_lang}>
            <TextSigns text={first?.text ?? ''} lang={project.target_lang} />
          </p>
        </StringTexts>
      ) : (
        data && <p className={`ui-13 ink-3 ${classes.gone}`}>{t('selecting.gone')}</p>
      )}
    </div>
  );
}
