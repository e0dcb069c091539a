import { examples, inProject } from '../example.ts';
import * as calls from './statistics.ts';

export const statisticsExamples = [
  examples(calls.getStatistics, 'readsProject | read | 9')(inProject),
  examples(calls.getContributions, 'readsProject | read | 5')(inProject),
];
