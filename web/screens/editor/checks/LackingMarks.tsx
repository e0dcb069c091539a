import {
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type LackingMark, lackingMarks } from '#domain/texts/placeholders/lacking-marks.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { KeyCaps } from '../../../ui/shortcuts/KeyCaps.tsx';
import { insertInField } from '../dictionary/insert-in-composer.ts';
import { useCommands } from '../shortcuts/commands.ts';
import { useFormatOfText } from '../state/StringTexts.tsx';
import type { CheckedRow } from './kept-findings.ts';
import classes from './LackingMarks.module.css';

/** Marks that are shown; further ones follow as these are inserted. */
const MOST = 20;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Props = {
  row: CheckedRow;
  /** The texts, of a plural those of the form that was edited last. */
  source: string;
  text: string;
  /** The field that marks go into. */
  fieldOf: () => HTMLTextAreaElement | undefined;
  /** Gets what inserts the next mark; without it the key does so anywhere in the editor. */
  next?: RefObject<(() => void) | undefined>;
};

/** The tags and placeholders of a source that its translation lacks, each as a button that inserts it (editor.46). */
export function LackingMarks({ row, source, text, fieldOf, next }: Props) {
  const { t } = useTranslation();
  const writing = useFormatOfText(row);
  const typed = useDeferredValue(text);
  const marks = useMemo(() => lackingMarks(source, typed, writing), [source, typed, writing]);
  const [focused, setFocused] = useState(0);
  const insert = (mark: LackingMark) => {
    const field = fieldOf();
    if (!field) return;
    insertInField(field, mark);
    announce(t('editorComposer.inserted', { word: mark.join('') }));
  };
  // The text of the field is newer than what is shown, if the key is pressed twice.
  const insertNext = () => {
    const [mark] = lackingMarks(source, fieldOf()?.value ?? text, writing);
    if (mark) insert(mark);
  };
  const hasAny = marks.length > 0;
  useCommands({ insertMark: hasAny && !next ? insertNext : undefined });
  useLayoutEffect(() => {
    if (next) next.current = insertNext;
  });
  if (!hasAny) return null;
  const shown = marks.slice(0, MOST);
  const stop = Math.min(focused, shown.length - 1);
  const byKey = (event: KeyboardEvent<HTMLElement>, mark: LackingMark) => {
    const by = STEPS[event.key];
    if (by !== undefined) {
      const to = (stop + by + shown.length) % shown.length;
      setFocused(to);
      event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=button]')[to]?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') insert(mark);
    else return;
    event.preventDefault();
  };
  const drag = ({ dataTransfer }: DragEvent, mark: LackingMark) => {
    dataTransfer.setData('text/plain', mark.join(''));
    dataTransfer.effectAllowed = 'copy';
  };
  return (
    <div className={classes.marks} role="toolbar" aria-label={t('marks.lacking')}>
      <span aria-hidden="true" title={t('marks.lacking')}>
        {t('editorComposer.insert')}
      </span>
      {shown.map((mark, at) => (
        // biome-ignore lint/a11y/useSemanticElements: Firefox doesn't drag buttons.
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark may be lacking twice
          key={`${mark.join()} ${at}`}
          role="button"
          tabIndex={at === stop ? 0 : -1}
          className={classes.mark}
          aria-label={t('marks.insert', { mark: mark.filter(Boolean).join(' … ') })}
          title={mark.join('').length > 24 ? mark.join('…') : undefined}
          draggable
          onDragStart={(event) => drag(event, mark)}
          onClick={() => insert(mark)}
          onFocus={() => setFocused(at)}
          onKeyDown={(event) => byKey(event, mark)}
        >
          <bdi dir="ltr">{mark.filter(Boolean).join('…')}</bdi>
        </span>
      ))}
      {marks.length > MOST && <span>{t('marks.more', { count: marks.length - MOST })}</span>}
      <KeyCaps of="insertMark" />
    </div>
  );
}
