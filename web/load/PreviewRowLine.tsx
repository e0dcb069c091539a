import { Anchor } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './PreviewRowLine.module.css';
import { problemWords } from './problem-words.ts';
import { isMarked, type PreviewRow } from './rows.ts';

type Props = { row: PreviewRow; lang: string; isChosen: boolean; onLine: (line: number) => void };

/** A row that is led to comes into view and takes the focus. */
const lead = (line: HTMLLIElement | null) => {
  line?.scrollIntoView({ block: 'center' });
  line?.focus({ preventScroll: true });
};

/** One string of the preview, with what is wrong with it. */
export function PreviewRowLine({ row, lang, isChosen, onLine }: Props) {
  const { t } = useTranslation();
  const { string, index, line, problems, sameKeyAs } = row;
  const mark = problems.length > 0 ? classes.error : sameKeyAs === undefined ? '' : classes.warning;
  return (
    <li
      ref={isChosen ? lead : null}
      tabIndex={isChosen ? -1 : undefined}
      className={`${classes.row} ${mark}`}
    >
      <span className={classes.number}>{index === undefined ? '' : index + 1}</span>
      {string?.key && <span className={classes.key}>{string.key}</span>}
      <div className={classes.text}>
        {string && (
          <p className={classes.source} lang={lang}>
            {string.text}
          </p>
        )}
        {string?.context && <p className={classes.context}>{string.context}</p>}
        {problems.map((problem) => (
          <p key={problem.kind} className={classes.problem}>
            <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
            {problemWords(t, problem, string)}
          </p>
        ))}
        {sameKeyAs !== undefined && (
          <p className={classes.sameKey}>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
            {t('load.duplicateKey', { number: sameKeyAs })}
          </p>
        )}
      </div>
      {isMarked(row) && (
        <Anchor
          component="button"
          type="button"
          className={classes.line}
          title={t('load.toLine')}
          onClick={() => onLine(line)}
        >
          {t('load.line', { line })}
        </Anchor>
      )}
    </li>
  );
}
