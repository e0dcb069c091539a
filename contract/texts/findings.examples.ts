import { CHECK_FILTERS } from '#domain/texts/checks/check-filters.ts';
import { examples, inProject } from '../example.ts';
import * as calls from './findings.ts';

/** Mends some translations, none of which is as it was seen. */
const fixing = (ids: readonly number[]) => ({
  check: 'edge-spaces' as const,
  texts: ids.map((id) => ({ id, seen: 0 })),
});

export const findingsExamples = [
  examples(
    calls.listFindings,
    `readsProject | read | 12
    ?sections string(10000) "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
    ?checks ?string(1000) "x":choice "placeholders,cue-times":ok; ?size ?int(10..200)
    ?after ?string(60) "":illegal "1":illegal "1.1.1":unknown "0.1.1":illegal`,
  )((filled) => ({ ...inProject(filled), query: { sections: 'all' } })),
  examples(
    calls.previewFixing,
    `memberWith can_translate | translate | 2
    check one(${CHECK_FILTERS.join('|')})
    texts list(1..10000) [{"id":1}]:seen@required [{"id":0,"seen":1}]:id@min [{"id":1,"seen":-1}]:seen@min [{"id":1,"seen":1}]:ok`,
  )((filled) => ({ ...inProject(filled), body: fixing(filled.strings.slice(0, 3)) })),
  examples(
    calls.startFixing,
    `memberWith can_translate | translate | 14
    check one(${CHECK_FILTERS.join('|')})
    texts list(1..10000) [{"id":1}]:seen@required [{"id":0,"seen":1}]:id@min [{"id":1,"seen":-1}]:seen@min [{"id":1,"seen":1}]:ok`,
  )((filled) => ({ ...inProject(filled), body: fixing(filled.strings.slice(0, 3)) })),
];
