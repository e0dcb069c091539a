import { createElement, type ReactNode } from 'react';
import { type Run, styledRuns } from '#domain/formats/marks/styled-runs.ts';
import { hasWordsFromRight, IsolatedCode } from '../../ui/texts/IsolatedCode.tsx';

/** A text for readers: its marks of style are styles, and other marks are left out (reading.10). */
export function styledText(text: string): ReactNode {
  // Most texts have no marks. A function makes no component of each of ten thousand texts.
  if (!text.includes('<')) return words(text);
  return styledRuns(text).map(styled);
}

function styled(run: Run, at: number): ReactNode {
  if (run.kind === 'break') return '\n';
  return run.styles.reduceRight<ReactNode>(
    (inner, style) => createElement(style, { key: at }, inner),
    words(run.text, at),
  );
}

const words = (text: string, key?: number): ReactNode =>
  hasWordsFromRight(text) ? createElement(IsolatedCode, { key, text }) : text;
