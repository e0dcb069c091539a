import { examples, next } from '../example.ts';
import * as calls from './codes.ts';

const codeDraft = () => ({ phrase: `phrase ${next()}`, last_until: Date.now() + 1e9, amount: 3 });

export const codesExamples = [
  examples(
    calls.listCodes,
    'siteAdmin | session | 2 | siteAdmin; ?before ?id 1:ok; ?limit ?int(1..200)',
  )(() => ({})),
  examples(
    calls.addCode,
    `siteAdmin | session | 7 | siteAdmin
    phrase text(1..100) $phrase:notUnique; last_until int(0..) 0:min 1:min 9007199254740991:ok; amount int(1..1000000)`,
  )(() => ({ body: codeDraft() })),
  examples(
    calls.deleteCode,
    'siteAdmin | session | 7 | siteAdmin',
  )(async ({ cast }) => {
    const { id } = await cast.siteAdmin.does(calls.addCode, { body: codeDraft() });
    return { params: { code: id } };
  }),
];
