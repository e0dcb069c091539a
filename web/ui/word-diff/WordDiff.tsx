import type { ReactNode } from 'react';
import { FormPairs } from '../plurals/FormLines.tsx';
import { TextSigns } from '../texts/TextSigns.tsx';
import classes from './WordDiff.module.css';
import { wordDiff } from './word-diff.ts';

type Props = {
  before: string;
  after: string;
  lang?: string | undefined;
  /** How a part of the second text is shown, of a plural of one of its forms, instead of as text alone. */
  children?: ((text: string, from: number, to: number, selector?: string) => ReactNode) | undefined;
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
  const at = { removed: 0, added: 0 };
  return wordDiff(before, after).map(({ kind, text }) => {
    const isRemoved = kind === 'removed';
    const from = isRemoved ? at.removed : at.added;
    if (kind !== 'added') at.removed += text.length;
    if (!isRemoved) at.added += text.length;
    const key = `${kind} ${from}`;
    const signs =
      !isRemoved && children ? (
        children(after, from, from + text.length, selector)
      ) : (
        <TextSigns text={isRemoved ? before : after} lang={lang} from={from} to={from + text.length} />
      );
    if (kind === 'same') return <span key={key}>{signs}</span>;
    const Tag = isRemoved ? 'del' : 'ins';
    return (
      <Tag key={key} className={classes[kind]}>
        {signs}
      </Tag>
    );
  });
}
