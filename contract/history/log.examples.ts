import { examples, inProject } from '../example.ts';
import * as calls from './log.ts';

export const logExamples = [
  examples(
    calls.readSiteLog,
    `siteAdmin | session | 2 | siteAdmin
    ?before ?id 1:ok; ?limit ?int(1..500); ?w ?int(0..77); ?u ?id 1:ok`,
  )(() => ({ query: { limit: 3 } })),
  examples(
    calls.readLog,
    `memberWith can_see_logs manage | manage | 2
    ?before ?id 1:ok; ?limit ?int(1..500); ?u ?id 1:ok; ?since ?int(0..)
    ?w ?string(1000) 56:ok 77:ok "4,22,28":ok "1,2,3,4,5,6,7,8,9,10,11,12":ok "1,2,3,4,5,6,7,8,9,10,11,12,13":413/tooMany
    ?section,?string,?batch ?id 1:ok 9007199254740991:ok; ?until ?int(0..)`,
  )((filled) => ({ ...inProject(filled), query: { limit: 5 } })),
];
