import { useTranslation } from 'react-i18next';
import type { MatchedBy } from '#domain/formats/model/translation-reading.ts';
import row from '../../features/files/import-shared/RowParts.module.css';
import { LineLink, RowNote, RowText } from '../../features/files/import-shared/RowParts.tsx';
import { WordDiff } from '../../ui/word-diff/WordDiff.tsx';
import classes from './PairLine.module.css';
import { rowWords, toneOf } from './problem-words.ts';
import type { Row } from './rows.ts';

type Props = {
  row: Row;
  languages: { source: string; target: string };
  skipsEmpty: boolean;
  isOver: boolean;
  /** How translations are matched with strings. */
  by: MatchedBy;
  onLine: (from: number, line: number) => void;
};

/** A translation beside its source, with a remark. */
export function PairLine({ row: shown, languages, skipsEmpty, isOver, by, onLine }: Props) {
  const { t } = useTranslation();
  const tone = toneOf(shown, skipsEmpty);
  const words = rowWords(t, shown, isOver, by);
  const pair = 'pair' in shown ? shown.pair : undefined;
  const key = pair?.key ?? '';
  // Rows of a document are known by their numbers, and what stands for it is not to be read by people.
  const isRow = by === 'row';
  const { before = '', notes = [] } = pair?.proofread ?? {};
  const isCompared = before !== '' && pair?.status === 'new';
  return (
    <div className={`${row.row} ${classes.row}`} data-tone={tone}>
      <span className={classes.line}>
        {isRow ? (
          <span className={`ink-2 breaks ${classes.number}`}>{key}</span>
        ) : (
          <LineLink line={shown.line} onLine={(line) => onLine(shown.from, line)} />
        )}
      </span>
      {pair && (
        <div className={classes.source}>
          {key !== '' && !isRow && <code className={row.key}>{key}</code>}
          {pair.string && <RowText text={pair.string.text} lang={languages.source} />}
        </div>
      )}
      <div className={classes.target}>
        {pair && pair.text.trim() !== '' && !isCompared && (
          <RowText text={pair.text} lang={languages.target} />
        )}
        {pair && isCompared && (
          <p className={`text-15 breaks ${classes.diff}`} lang={languages.target}>
            <WordDiff before={before} after={pair.text} lang={languages.target} />
          </p>
        )}
        {words && <RowNote tone={tone}>{words}</RowNote>}
        {pair?.formsDoubt && <p className={row.meta}>{t(`importSource.own.${pair.formsDoubt}`)}</p>}
        {notes.map((note) => (
          <RowNote key={note} tone="warning">
            {t(`importTranslations.note.${note}`)}
          </RowNote>
        ))}
        {pair && pair.shared > 1 && (
          <p className={row.meta}>{t('importTranslations.shared', { count: pair.shared })}</p>
        )}
      </div>
    </div>
  );
}
