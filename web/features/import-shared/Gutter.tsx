import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import type { LineMark } from './line-marks.ts';
import { LINE_HEIGHT, linesIn } from './lines.ts';
import classes from './NumberedTextarea.module.css';

type Props = {
  content: string;
  /** Pixels that the paste is scrolled down. */
  scrolled: number;
  marks: ReadonlyMap<number, LineMark>;
  onMark: (line: number) => void;
};

/**
 * The numbers of the lines in view; lines with an error or a warning are marked. Screen readers find these in the preview, in
 * words.
 */
export function LineNumbers({ content, scrolled, marks, onMark }: Props) {
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
