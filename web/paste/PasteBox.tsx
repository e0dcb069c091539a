import { type Ref, useDeferredValue, useImperativeHandle, useRef, useState } from 'react';
import { Gutter } from './Gutter.tsx';
import { LINE_HEIGHT, lineAt } from './line-places.ts';
import type { Mark } from './marks.ts';
import classes from './PasteBox.module.css';

/** Leads the eye to a line of the paste. */
export type PasteBoxHandle = { showLine: (line: number) => void; focus: () => void };

type Props = {
  ref: Ref<PasteBoxHandle>;
  label: string;
  placeholder: string;
  content: string;
  onContent: (content: string) => void;
  /** Lines with something to say, from 1. */
  marks: ReadonlyMap<number, Mark>;
  onMark: (line: number) => void;
  /** Whether it is for looking only: a part of a file too large to be edited here. */
  readOnly?: boolean;
  disabled: boolean;
};

/** The paste with its line numbers. */
export function PasteBox({
  ref,
  label,
  placeholder,
  content,
  onContent,
  marks,
  onMark,
  readOnly,
  disabled,
}: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [isFocused, setFocused] = useState(false);
  // A book that comes as a file is laid out once what it becomes is on the screen; what is typed never waits.
  const late = useDeferredValue(content);
  const shown = isFocused ? content : late;
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
    <div className={classes.box}>
      <Gutter content={shown} scrolled={scrolled} marks={marks} onMark={onMark} />
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
        readOnly={readOnly}
        disabled={disabled}
        onChange={(event) => onContent(event.currentTarget.value)}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
      />
    </div>
  );
}
