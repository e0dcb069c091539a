import { FormPairs } from '../plurals/FormLines.tsx';
import { TextSigns } from '../texts/TextSigns.tsx';
import classes from './WordDiff.module.css';
import { wordDiff } from './word-diff.ts';

type Props = { before: string; after: string; lang?: string | undefined };

/**
 * Two texts laid over each other: removed words are struck out and added ones underlined, so that colour is never
 * alone. Two plurals are compared form by form (plurals.9).
 */
export function WordDiff({ before, after, lang }: Props) {
  return (
    <FormPairs before={before} after={after}>
      {(old, now) => <Words before={old} after={now} lang={lang} />}
    </FormPairs>
  );
}

function Words({ before, after, lang }: Props) {
  let offset = 0;
  return wordDiff(before, after).map(({ kind, text }) => {
    const key = offset;
    offset += text.length + 1;
    const signs = <TextSigns text={text} lang={lang} />;
    if (kind === 'same') return <span key={key}>{signs}</span>;
    const Tag = kind === 'removed' ? 'del' : 'ins';
    return (
      <Tag key={key} className={classes[kind]}>
        {signs}
      </Tag>
    );
  });
}
