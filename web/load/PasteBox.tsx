import { type DragEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Gutter } from './Gutter.tsx';
import { LINE_HEIGHT, lineAt } from './line-places.ts';
import classes from './PasteBox.module.css';

/** Leads the eye to a line of the paste. */
export type PasteBoxHandle = { showLine: (line: number) => void };

type Props = {
  ref: Ref<PasteBoxHandle>;
  content: string;
  onContent: (content: string) => void;
  onFile: (file: File) => void;
  /** Lines with something to say, from 1. */
  marks: ReadonlyMap<number, 'error' | 'warning'>;
  onMark: (line: number) => void;
  disabled: boolean;
};

/** The paste with its line numbers; a file may be dropped onto it. */
export function PasteBox({ ref, content, onContent, onFile, marks, onMark, disabled }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [over, setOver] = useState(false);
  useImperativeHandle(ref, () => ({
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
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  };
  return (
    <div className={classes.box} data-over={over || undefined}>
      <Gutter content={content} scrolled={scrolled} marks={marks} onMark={onMark} />
      <textarea
        ref={field}
        className={classes.area}
        aria-label={t('load.content')}
        spellCheck={false}
        wrap="off"
        value={content}
        disabled={disabled}
        onChange={(event) => onContent(event.currentTarget.value)}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      />
    </div>
  );
}
