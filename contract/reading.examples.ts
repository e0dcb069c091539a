import { examples, inSection } from './example.ts';
import * as calls from './reading.ts';

export const readingExamples = [
  examples(
    calls.readSection,
    'readsProject | read | 2; ?limit ?int(1..10000); ?after ?id 9007199254740991:unknown $string:ok',
  )(inSection),
];
