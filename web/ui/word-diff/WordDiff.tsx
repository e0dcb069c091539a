import { FormPairs } from '../plurals/FormLines.tsx';
import classes from './WordDiff.module.css';
import { wordDiff } from './word-diff.ts';

type Props = { before: string; after: string };

/**
 * Two texts laid over each other: removed words are struck out and added ones underlined, so that colour is never alone. Two plurals are
 * compared form by form (plurals.9).
 */
export function WordDiff({ before, after }: Props) {
  return (
    <FormPairs before={before} after={after}>
      {differentWords}
    </FormPairs>
  );
}

function differentWords(before: string, after: string) {
  let at = 0;
  return wordDiff(before, after).map(({ kind, text }) => {
    const key = at;
    at += text.length + 1;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Tag = kind === 'removed' ? 'del' : 'ins';
    return (
      <Tag key={key} className={classes[kind]}>
        {text}
      </Tag>
    );
  });
}
