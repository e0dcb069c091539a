import type { TFunction } from 'i18next';
import { lengthOf } from '#domain/core/text/text.ts';
import { translationLimit } from '#domain/core/text/translation-limit.ts';
import type { MatchedBy, TranslationsProblem } from '#domain/formats/model/translation-reading.ts';
import { type RowStatus, TONES } from './row-status.ts';
import type { Row } from './rows.ts';

/** A problem of a text in words (imports.36). `by`: how its translations are matched with strings. */
export function problemWords(t: TFunction, problem: TranslationsProblem, by: MatchedBy): string {
  if (problem.kind === 'wrongAmount') {
    const strings = t('importTranslations.problem.strings', { count: problem.strings });
    const count = problem.lines;
    return by === 'line' || by === 'source'
      ? t('importTranslations.problem.lines', { count, strings })
      : t('importTranslations.problem.cues', { count, strings });
  }
  return t(`importTranslations.problem.${problem.kind}`, { key: problem.key ?? '' });
}

/** The remark on a translation without a string. */
const NONE_FOUND = {
  line: 'noCue',
  key: 'noString',
  number: 'noCue',
  time: 'noCue',
  source: 'noSource',
  row: 'noRow',
} as const satisfies Record<MatchedBy, string>;

/** The remark on a row; undefined for a new translation. */
export function rowWords(t: TFunction, row: Row, isOver: boolean, by: MatchedBy): string | undefined {
  if ('problem' in row) return problemWords(t, row.problem, by);
  const { status, pair } = row;
  if (status === 'new' || status === 'edit') {
    if (isOver) return t('importTranslations.notSent');
    if (status === 'edit') return t('importTranslations.willEdit');
    return pair.proofread && pair.proofread.before !== '' ? t('importTranslations.willPropose') : undefined;
  }
  if (status === 'tooLong') {
    const max = translationLimit(pair.string?.max_length);
    return t('importTranslations.tooLong', { length: lengthOf(pair.text), max });
  }
  if (status === 'unknown') return t(`importTranslations.${NONE_FOUND[by]}`);
  return t(`importTranslations.status.${status}`);
}

/** The label of a status in the filter, with its number of rows. */
export function statusWords(t: TFunction, status: RowStatus, isOver: boolean, by: MatchedBy): string {
  if ((status === 'new' || status === 'edit') && isOver) return t('importTranslations.notSent');
  if (status !== 'unknown') return t(`importTranslations.status.${status}`);
  if (by === 'source') return t('importTranslations.status.unknownSource');
  if (by === 'row') return t('importTranslations.status.unknownRow');
  return t(
    by === 'number' || by === 'time'
      ? 'importTranslations.status.unknownCue'
      : 'importTranslations.status.unknown',
  );
}

/** The tone of a row; a blank translation is an error until it is skipped. */
export function toneOf(row: Row, skipsEmpty: boolean): 'error' | (typeof TONES)[RowStatus] {
  if ('problem' in row || (row.status === 'empty' && !skipsEmpty)) return 'error';
  return TONES[row.status];
}
