import { examples, inProject } from '../example.ts';
import * as calls from './editor.ts';

export const editorExamples = [
  examples(
    calls.openEditorPage,
    `readsProject | read | 6
    ?sections string(10000) "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
    ?status ?string(1000) "tr,non_app,init,comp,needs_review,failed_checks,non_read_coms":ok "non_tr,tr":ok
    ?checks ?string(1000) "x":choice "placeholders,cue-times":ok
    ?from ?text(3..32) $username:ok "a\\u0000bc":illegal
    ?text,?original,?translation ?text(0..255) "\\u0000":illegal "%_\\\\":ok "(":ok
    ?key,?context ?text(0..255) "\\u0000":illegal
    ?sort ?one(index|last_tr_time|last_str_time|tr_amount|vote_plus_amount|vote_minus_amount|comments_amount)
    ?read_to ?id 1:ok; ?read ?string(10000) "1":illegal "1.2":ok "1.2,":illegal "0.2":illegal "1.2,3.4":ok
    ?page ?id 1000000:ok; ?size ?int(10..200); ?string ?id 9007199254740991:ok $string:ok`,
  )((filled) => ({ ...inProject(filled), query: { sections: 'all' } })),
  examples(
    calls.findNextString,
    `readsProject | read | 4
    ?sections string(10000) "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
    ?status ?string(1000) "tr,non_app,init,comp,needs_review,failed_checks,non_read_coms":ok "non_tr,tr":ok
    ?checks ?string(1000) "x":choice "placeholders,cue-times":ok
    ?from ?text(3..32) $username:ok "a\\u0000bc":illegal
    ?text,?original,?translation ?text(0..255) "\\u0000":illegal "%_\\\\":ok "(":ok
    ?key,?context ?text(0..255) "\\u0000":illegal
    ?sort ?one(index|last_tr_time|last_str_time|tr_amount|vote_plus_amount|vote_minus_amount|comments_amount)
    ?read_to ?id 1:ok; ?size ?int(10..200); ?read ?string(10000) "1":illegal "1.2":ok
    ?after ?id 9007199254740991:ok $string:ok
    ?be ?one(non_tr|tr|non_app|app|init|comp|needs_review|failed_checks|non_read_coms)`,
  )((filled) => ({ ...inProject(filled), query: { sections: 'all' } })),
  examples(
    calls.listMatchingStrings,
    `readsProject | read | 4
    ?sections string(10000) "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
    ?status ?string(1000) "tr,non_app,init,comp,needs_review,failed_checks,non_read_coms":ok "non_tr,tr":ok
    ?checks ?string(1000) "x":choice "placeholders,cue-times":ok
    ?from ?text(3..32) $username:ok "a\\u0000bc":illegal
    ?text,?original,?translation ?text(0..255) "\\u0000":illegal "%_\\\\":ok "(":ok
    ?key,?context ?text(0..255) "\\u0000":illegal
    ?sort ?one(index|last_tr_time|last_str_time|tr_amount|vote_plus_amount|vote_minus_amount|comments_amount)
    ?read_to ?id 1:ok; ?read ?string(10000) "1":illegal "1.2":ok`,
  )((filled) => ({ ...inProject(filled), query: { sections: 'all' } })),
  examples(calls.findMyPlace, 'userWhoReads | read | 2')(inProject),
  examples(calls.countFailedChecks, 'readsProject | read | 7')(inProject),
  examples(
    calls.listEditorRows,
    'readsProject | read | 5; ?ids string(10000) "9007199254740991":ok $string:ok',
  )((filled) => ({ ...inProject(filled), query: { ids: filled.strings.join(',') } })),
];
