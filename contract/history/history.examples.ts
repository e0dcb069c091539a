import { examples, onString } from '../example.ts';
import * as calls from './history.ts';

export const historyExamples = [
  examples(
    calls.readHistory,
    `readsProject | read | 2
    ?before ?id 1:ok; ?limit ?int(1..200); ?about ?one(source|translations|votes|checks|comments)`,
  )(onString),
];
