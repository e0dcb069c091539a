import type { FIND_IN } from '#domain/texts/find/finding.ts';
import { examples, inProject } from '../example.ts';
import * as calls from './find.ts';

/** Replaces in some texts, none of which is as it was seen. */
const replacing = (where: (typeof FIND_IN)[number], ids: readonly number[]) => ({
  in: where,
  find: 'text',
  replace: 'texts',
  texts: ids.map((id) => ({ id, seen: 0 })),
});

export const findExamples = [
  examples(
    calls.findTexts,
    `anyMember | read | 10
    ?sections string(10000) "":illegal "x":illegal "1__2":illegal "all":ok "fffffffff":404/section@gone
    ?find text(0..255) "":required " ":ok "\\u0000":illegal "(":ok; ?in ?one(translations|sources)
    ?scope ?one(all|approved|mine|current); ?after ?string(60) "":illegal "1":illegal "1.1.1":unknown "0.1.1":illegal`,
  )((filled) => ({ ...inProject(filled), query: { sections: 'all', find: 'text' } })),
  examples(
    calls.previewReplacing,
    `replaces can_translate | translate | 2
    in one(translations|sources); find text(0..255) "":required " ":ok; regex,match_case,whole_words ?bool
    replace text(0..2000)
    texts list(1..10000) [{"id":1}]:seen@required [{"id":0,"seen":1}]:id@min [{"id":1,"seen":-1}]:seen@min [{"id":1,"seen":1}]:ok
    except ?list(0..1000) [{"id":1}]:place@required [{"id":1,"place":2001}]:place@max [{"id":1,"place":0}]:ok`,
  )((filled) => ({ ...inProject(filled), body: replacing('translations', filled.strings.slice(0, 3)) })),
  examples(
    calls.startReplacing,
    `replaces can_translate | translate | 14
    in one(translations|sources); find text(0..255) "":required " ":ok; regex,match_case,whole_words ?bool
    replace text(0..2000)
    texts list(1..10000) [{"id":1}]:seen@required [{"id":0,"seen":1}]:id@min [{"id":1,"seen":-1}]:seen@min [{"id":1,"seen":1}]:ok
    except ?list(0..1000) [{"id":1}]:place@required [{"id":1,"place":2001}]:place@max [{"id":1,"place":0}]:ok`,
  )(
    {
      is: 'in translations',
      ask: (filled) => ({
        ...inProject(filled),
        body: replacing('translations', filled.strings.slice(0, 3)),
      }),
    },
    {
      is: 'in sources',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_manage_strings',
      needsTwoScopes: true,
      trips: 15,
      ask: (filled) => ({ ...inProject(filled), body: replacing('sources', filled.strings.slice(0, 3)) }),
    },
  ),
];
