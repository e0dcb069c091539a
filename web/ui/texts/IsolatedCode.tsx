import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { directionOf } from '#domain/core/languages/direction.ts';
import { lazyComponent } from '../page/screen.ts';

// Few texts are from right to left, and the rules of placeholders are larger than a page of readers.
const CodeParts = lazyComponent(() => import('./CodeParts.tsx'), 'CodeParts');

/** Letters and signs that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\u200f\u2067\ufb1d-\ufdff\ufe70-\ufefc]|\ud83a[\udd00-\udd5f]/;

/** Whether a text has words from right to left, among which other words lose their order. */
export const hasWordsFromRight = (text: string): boolean => FROM_RIGHT.test(text);

type Props = {
  text: string;
  /** The language of the text around it; left out if it isn't known. */
  lang?: string | undefined;
};

/**
 * A text in which what programs read, such as placeholders, keeps its order among words from right to left
 * (languages.10).
 */
export function IsolatedCode({ text, lang = '' }: Props) {
  if (directionOf(lang) === 'ltr' && !hasWordsFromRight(text)) return text;
  return (
    // The text stays if the code can't be loaded.
    <CatchBoundary getResetKey={() => text} errorComponent={() => text}>
      <Suspense fallback={text}>
        <CodeParts text={text} />
      </Suspense>
    </CatchBoundary>
  );
}
