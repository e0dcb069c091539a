import { useElementSize } from '@mantine/hooks';
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
import { firstLines, isLong } from '#domain/files/previews/long-text.ts';
import type { LineMark } from './line-marks.ts';
import { LINE_HEIGHT, lineAt, linesIn } from './lines.ts';
import classes from './NumberedTextarea.module.css';

/** Selects a line and scrolls to it, or focuses the field. */
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
  /** Called with a text that a paste makes too long to be edited here, with `\n` as its only line breaks. */
  onLong: (content: string) => void;
  /** Whether the content is too long to be edited here, so that only its beginning is shown. */
  isPart: boolean;
  disabled: boolean;
};

/** A text field with line numbers. */
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
  // A long file is rendered after its preview; what is typed is never deferred.
  const text = useMemo(() => (isPart ? firstLines(content) : content), [content, isPart]);
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
      {isPart && <p className={classes.part}>{t('importShared.partShown')}</p>}
    </>
  );
}

type LineNumbersProps = {
  content: string;
  /** How far the field is scrolled down, in pixels. */
  scrolled: number;
  marks: ReadonlyMap<number, LineMark>;
  onMark: (line: number) => void;
};

/** The numbers of the lines in view. Errors and warnings are marked; screen readers find them in the preview, in words. */
function LineNumbers({ content, scrolled, marks, onMark }: LineNumbersProps) {
  const { ref, height } = useElementSize();
  const lines = useMemo(() => linesIn(content), [content]);
  const first = Math.floor(scrolled / LINE_HEIGHT);
  const amount = Math.max(0, Math.min(Math.ceil(height / LINE_HEIGHT) + 1, lines - first));
  return (
    <div ref={ref} className={classes.gutter} aria-hidden="true">
      <div style={{ transform: `translateY(${first * LINE_HEIGHT - scrolled}px)` }}>
        {Array.from({ length: amount }, (_, at) => first + at + 1).map((line) => {
          const mark = marks.get(line);
          return mark ? (
            <button
              key={line}
              type="button"
              tabIndex={-1}
              className={classes[mark]}
              onClick={() => onMark(line)}
            >
              {line}
            </button>
          ) : (
            <span key={line}>{line}</span>
          );
        })}
      </div>
    </div>
  );
}
