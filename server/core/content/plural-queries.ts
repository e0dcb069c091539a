import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: a source text if it may be a plural, otherwise null. Looser than `mayBePlural`, which a caller asks again. */
export const textOfPlural = (text: Fragment): Fragment =>
  fragment`CASE WHEN strpos(${text}, '{') > 0 AND ${text} ~ ',\\s*(plural|selectordinal)\\s*,' THEN ${text} END`;
