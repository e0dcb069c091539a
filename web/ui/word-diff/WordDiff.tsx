import type { ReactNode } from 'react';
import { FormPairs } from '../plurals/FormLines.tsx';
import { TextSigns } from '../texts/TextSigns.tsx';
import classes from './WordDiff.module.css';
import { wordDiff } from './word-diff.ts';

type Props = {
  before: string;
  after: string;
  lang?: string | undefined;
  /** How a piece of the second text is shown, by where it begins in the text or in its form. */
  children?: ((text: string, start: number, selector?: string) => ReactNode) | undefined;
};

/**
 * Two texts laid over each other: removed words are struck out and added ones underlined, so that colour is never
 * alone. Two plurals are compared form by form (plurals.9).
 */
export function WordDiff({ before, after, lang, children }: Props) {
  return (
    <FormPairs before={before} after={after}>
      {(old, now, selector) => (
        <Words before={old} after={now} lang={lang} selector={selector}>
          {children}
        </Words>
      )}
    </FormPairs>
  );
}

function Words({ before, after, lang, selector, children }: Props & { selector: string | undefined }) {
  let offset = 0;
  let start = 0;
  return wordDiff(before, after).map(({ kind, text }) => {
    const key = offset;
    offset += text.length + 1;
    const isShown = kind !== 'removed' && children;
    const signs = isShown ? children(text, start, selector) : <TextSigns text={text} lang={lang} />;
    if (kind !== 'removed') start += text.length;
    if (kind === 'same') return <span key={key}>{signs}</span>;
    const Tag = kind === 'removed' ? 'del' : 'ins';
    return (
      <Tag key={key} className={classes[kind]}>
        {signs}
      </Tag>
    );
  });
}
