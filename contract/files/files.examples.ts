import { emptyWorkbook } from '#domain/formats/workbook/empty-workbook.ts';
import { bytes, examples, inProject, words } from '../example.ts';
import * as calls from './files.ts';

export const filesExamples = [
  examples(
    calls.exportFamily,
    `memberWith can_translate manage | read | 2
    ?version ?one(current|approved); ?untranslated ?one(source|empty|skip)
    ?min_complete ?int(0..100) 100:languages@required; ?blocked ?one(take|leave|refuse)`,
  )(inProject),
  examples(
    calls.exportFile,
    `memberWith can_translate manage | read | 1
    ?at ?int(0..) 0:409/notRecorded 9007199254740991:max; ?removed ?text(0..100) "gone":ok
    ?sections ?string(10000) "9007199254740991":unknown $section:ok
    ?cue_format ?one(#8) "docx":choice "text":choice "srt":notSubtitles; ?version ?one(current|approved)
    ?untranslated ?one(source|empty|skip); ?blocked ?one(take|leave|refuse)`,
  )((filled) => ({ ...inProject(filled), query: { sections: String(filled.section) } })),
  examples(
    calls.exportAsBook,
    `memberWith can_translate manage | read | 1
    ?sections ?string(10000) "9007199254740991":unknown $section:ok; ?format ?one(epub|fb2|docx|odt|html|md|txt)
    ?layout ?one(translation|interleaved|columns|proofreading) "proofreading":choice; ?version ?one(current|approved)
    ?untranslated ?one(source|empty|skip); ?blocked ?one(take|leave|refuse); ?lang ?one(languages)`,
  )((filled) => ({ ...inProject(filled), query: { sections: String(filled.section) } })),
  examples(
    calls.guestBook,
    'guestWhoReads | nothing | 3; ?format ?one(epub|fb2|docx|odt|html|md|txt); ?lang ?one(languages)',
  )(inProject),
  examples(
    calls.exportStrings,
    `memberWith can_translate manage | translate | 1
    strings list(1..10000) [1.5]:number ["1"]:number [0]:min [9007199254740991]:required
    format ?one(text|json|special_json|bilingualText); version ?one(current|approved)
    untranslated ?one(source|empty|skip); blocked ?one(take|leave|refuse); excludes_needs_review,escapes_breaks,target_times ?bool`,
  )((filled) => ({ ...inProject(filled), body: { strings: filled.strings } })),
  examples(
    calls.importFile,
    `mayImport | manage | 1
    ?splitting ?one(lines|paragraphs); ?name ?text(1..255); ?kind ?one(source|translations) "translations":lines@order
    ?section ?id 9007199254740991:unknown $section:ok; ?format ?one(#36) "docx":body@syntax "text":ok "json":body@json
    ?encoding ?one(#32) "utf-8":ok "koi8-r":ok
    ?chapters ?string(10000) "":illegal "x":illegal "1,1":illegal "1,,2":illegal "0":ok "2+3,1":sections@unknown
    ?frame_rate ?string(1000) "":illegal "x":illegal "25":ok "23.976":ok; ?track ?text(1..60) "ENCC":ok
    ?columns ?string(1500) "":illegal "x":illegal "key":illegal "source,source":illegal "key,source,,translation":ok
    ?sheets ?string(4000) "":illegal "a//b":illegal "Menu/Help":ok x*4000:ok; ?header_row ?one(true|false)
    ?status ?int(-1..0); ?untranslated ?one(source|empty|skip)`,
  )(
    {
      rights: '11 3333 +++333  11 3333 +++333  11 4334 +++333 | 11 3333 ++3333  11 3333 333333',
      ask: (filled) => ({ ...inProject(filled), query: { name: `${words()}.txt` }, body: bytes(words()) }),
    },
    {
      is: 'into a section',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      trips: 2,
      ask: (filled) => ({ ...inProject(filled), query: { section: filled.section }, body: bytes(words()) }),
    },
    {
      is: 'of translations',
      trips: 2,
      ask: (filled) => ({
        ...inProject(filled),
        query: { kind: 'translations', section: filled.section, name: 'ru.json' },
        body: bytes(JSON.stringify({ key_1_1: words() })),
      }),
    },
  ),
  examples(
    calls.keepWorkbook,
    'mayKeep can_manage_strings | manage | 1; ?name ?text(1..255)',
  )((filled) => ({ ...inProject(filled), body: emptyWorkbook([words()]) })),
  examples(
    calls.pushFile,
    `mayPush can_manage_strings | manage | 1
    ?splitting ?one(lines|paragraphs); ?format ?one(#36) "docx":body@syntax "text":ok "json":body@json
    ?track ?text(1..60) "ENCC":ok; ?header_row ?one(true|false)
    ?path text(1..500) "a/b.txt":ok "../a.txt":illegal "/a.txt":illegal "a//b.txt":illegal; ?name ?text(1..100)
    ?section ?id 9007199254740991:unknown $section:strings@keys; ?hash ?string(1000) "x":illegal
    ?encoding ?one(#32) "utf-8":ok; ?frame_rate ?string(1000) "":illegal "25":ok
    ?columns ?string(1500) "":illegal "key,key,source":illegal "key,source":ok
    ?sheets ?string(4000) "":illegal "Menu":ok`,
  )(
    {
      rights: '11 3333 +++333  11 3333 +++333  11 4334 +++333 | 11 3333 ++3333  11 3333 333333',
      ask: (filled) => ({
        ...inProject(filled),
        query: { path: `texts/${words()}.txt` },
        body: bytes(words()),
      }),
    },
    {
      is: 'of a known section',
      ask: (filled) => ({
        ...inProject(filled),
        query: { path: 'known.json', name: 'One' },
        body: bytes(JSON.stringify({ key_1_1: words() })),
      }),
    },
  ),
];
