import { createElement, type ReactNode } from 'react';
import type { TextLook } from '#domain/files/looks/look.ts';
import { type Run, styledRuns } from '#domain/formats/marks/styled-runs.ts';
import { hasWordsFromRight, IsolatedCode } from '../../ui/texts/IsolatedCode.tsx';
import { BookPicture } from './BookPicture.tsx';
import { NoteLink } from './NoteLink.tsx';
import classes from './StringText.module.css';
import type { Looks } from './section-looks.ts';

/** What a text looks like in its book, and what else is known of its section. */
export type Shown = { look: TextLook; looks: Looks; alts: ReadonlyMap<string, string> };

/**
 * A text for readers: its marks of style are styles, those of notes and pictures what they are, and other marks are
 * left out (reading.10).
 */
export function styledText(text: string, shown?: Shown): ReactNode {
  // Most texts have no marks. A function makes no component of each of ten thousand texts.
  if (!text.includes('<') && !shown?.look.styles) return words(text);
  return styledRuns(text, shown?.look).map((run, at) => styled(run, at, shown));
}

function styled(run: Run, at: number, shown: Shown | undefined): ReactNode {
  if (run.kind === 'break') return '\n';
  if (run.kind === 'note')
    return shown && createElement(NoteLink, { key: at, note: run.note, looks: shown.looks });
  if (run.kind === 'picture') {
    if (!shown) return null;
    const alt = shown.alts.get(run.picture) ?? '';
    return createElement(BookPicture, {
      key: at,
      name: run.picture,
      alt,
      looks: shown.looks,
      isInLine: true,
    });
  }
  return run.styles.reduceRight<ReactNode>(
    (inner, style) =>
      style === 'sc'
        ? createElement('span', { key: at, className: classes.smallCapitals }, inner)
        : createElement(style, { key: at }, inner),
    words(run.text, at),
  );
}

const words = (text: string, key?: number): ReactNode =>
  hasWordsFromRight(text) ? createElement(IsolatedCode, { key, text, hasNoMarks: true }) : text;
