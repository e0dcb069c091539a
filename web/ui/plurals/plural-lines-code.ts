export { pluralOf } from '#domain/plurals/plural.ts';
export { PluralLines } from './PluralLines.tsx';
