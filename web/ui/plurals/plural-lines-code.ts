export { pluralOf } from '#domain/core/plurals/plural.ts';
export { PluralLines } from './PluralLines.tsx';
