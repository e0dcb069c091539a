import {
  type ClipboardEvent,
  type Ref,
  useDeferredValue,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { LineNumbers } from './Gutter.tsx';
import type { LineMark } from './line-marks.ts';
import { LINE_HEIGHT, lineAt } from './lines.ts';
import { beginningOf, isLong } from './long-text.ts';
import classes from './NumberedTextarea.module.css';

/** Selects a line of the paste and scrolls to it, or focuses the paste. */
export type NumberedTextareaHandle = { showLine: (line: number) => void; focus: () => void };

type Props = {
  ref: Ref<NumberedTextareaHandle>;
  label: string;
  placeholder: string;
  content: string;
  onContent: (content: string) => void;
  /** Lines with an error or a warning, from 1. */
  marks: ReadonlyMap<number, LineMark>;
  onMark: (line: number) => void;
  /** Takes what a paste would make too long to be edited here; without line breaks other than `\n`, as a field has them. */
  onLong: (content: string) => void;
  /** Whether the content is too long to be edited here: then its beginning is shown. */
  isPart: boolean;
  disabled: boolean;
};

/** The paste with its line numbers. */
export function NumberedTextarea({
  ref,
  label,
  placeholder,
  content,
  onContent,
  onLong,
  isPart,
  marks,
  onMark,
  disabled,
}: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [isFocused, setFocused] = useState(false);
  // A book that comes as a file is laid out once what it becomes is on the screen; what is typed never waits.
  const text = useMemo(() => (isPart ? beginningOf(content) : content), [content, isPart]);
  const late = useDeferredValue(text);
  const shown = isFocused ? text : late;
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (isPart || disabled) return;
    const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    if (!isLong(whole)) return;
    event.preventDefault();
    onLong(whole);
  };
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    showLine(line) {
      const area = field.current;
      if (!area) return;
      const { start, end } = lineAt(area.value, line);
      area.focus();
      area.setSelectionRange(start, end);
      area.scrollTop = (line - 1) * LINE_HEIGHT - area.clientHeight / 2;
      area.scrollLeft = 0;
    },
  }));
  return (
    <>
      <div className={classes.box}>
        <LineNumbers content={shown} scrolled={scrolled} marks={marks} onMark={onMark} />
        <textarea
          ref={field}
          className={classes.area}
          aria-label={label}
          placeholder={placeholder}
          spellCheck={false}
          wrap="off"
          value={shown}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          readOnly={isPart}
          disabled={disabled}
          onChange={(event) => onContent(event.currentTarget.value)}
          onPaste={paste}
          onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
        />
      </div>
      {isPart && <p className={classes.part}>{t('paste.partShown')}</p>}
    </>
  );
}
