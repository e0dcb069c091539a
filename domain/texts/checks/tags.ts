import { defineCheck } from './check.ts';
import { findUnpaired } from './placeholders.ts';

/** Tags and marks of the source that a translation lacks, and those that it adds (command-line.30). */
export const tags = defineCheck({
  id: 'tags',
  kind: 'certain',
  codes: ['lacks', 'adds'],
  find: (source, target, context) => findUnpaired(source, target, context, ({ isTag }) => isTag),
});
