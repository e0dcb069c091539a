import { examples, inSection } from '../example.ts';
import * as calls from './source-versions.ts';

export const sourceVersionsExamples = [
  examples(
    calls.listSourceVersions,
    'memberWith can_manage_strings manage | manage | 2; ?before ?id 1:ok; ?limit ?int(1..200)',
  )(inSection),
];
