import { examples, type Filled, inSection, onString, words } from '../example.ts';
import * as calls from './strings.ts';

/** The first string, after the owner has taken the keys of the first two away, which could not be split or merged with them. */
const LONG = 'One of many. '.repeat(120).trim();

/** A string without a key, as the next one is. */
const onPlainString = async (filled: Filled, text?: string) => {
  const { project, section, strings, cast } = filled;
  for (const string of strings.slice(0, 2)) {
    const params = { project, section, string };
    await cast.owner.asks(calls.editString, { params, body: { key: '' } });
  }
  if (text !== undefined) await cast.owner.asks(calls.editString, { ...onString(filled), body: { text } });
  return onString(filled);
};

export const stringsExamples = [
  examples(
    calls.listStrings,
    'readsProject | read | 7; ?since ?int(0..); ?limit ?int(1..10000); ?after ?id',
  )((filled) => ({
    ...inSection(filled),
    query: { fetch_translations: '', fetch_votes: '', fetch_comments: '' },
  })),
  examples(
    calls.getString,
    'readsProject | read | 5',
  )((filled) => ({
    ...onString(filled),
    query: { fetch_translations: '', fetch_votes: '', fetch_comments: '' },
  })),
  examples(
    calls.addStrings,
    `memberWith can_manage_strings | manage | 8
    text text(1..2000) "\\ud83d":illegal; key ?text(0..500); context ?text(0..1000); max_length ?int(1..2000)|null
    continues ?bool; frame ?object|null []:object; joint ?string(1000)|null "x":illegal; copy_of ?id 9007199254740991:unknown $string:ok; ?pos ?int(1..10000)
    ?splitting ?one(lines|paragraphs)`,
  )((filled) => ({ ...inSection(filled), body: [{ text: words(), key: words() }] }), {
    is: 'copy',
    trips: 9,
    ask: (filled) => ({
      ...inSection(filled),
      query: { pos: 1 },
      body: [{ copy_of: filled.stringElsewhere }],
    }),
  }),
  examples(
    calls.importStrings,
    `managedAndTranslated can_manage_strings | manage | 10
    ?splitting ?one(lines|paragraphs); strings list(1..10000) [{}]:text@required
    translations list(0..100000) [1]:object [{"string":1,"text":"x"}]:string@unknown [{"string":-1,"text":"x"}]:string@min [{"string":0}]:text@required [{"string":0,"text":"x","status":2}]:status@status`,
  )({
    also: ['can_translate'],
    ask: (filled) => ({
      ...inSection(filled),
      body: { strings: [{ text: words() }], translations: [{ string: 0, text: words() }] },
    }),
  }),
  examples(
    calls.rearrangeStrings,
    `memberWith can_manage_strings | manage | 8
    strings list(0..10000) [1.5]:number ["1"]:number [0]:min []:409/order [9007199254740991]:409/order $stringTwice:409/order`,
  )((filled) => ({ ...inSection(filled), body: { strings: filled.strings.toReversed() } })),
  examples(
    calls.updateStrings,
    `managedWhole can_manage_strings | manage | 15
    strings list(1..10000) [{}]:text@required; format ?one(#36) "srt":strings@keys; header,footer ?text(0..4194304)
    file ?text(1..255)
    pairs ?list(0..10000) [1]:object [{"nth":0}]:id@required [{"nth":0,"id":null}]:ok [{"nth":-1,"id":null}]:nth@min
    remove ?list(0..10000) ["1"]:number [0]:min [9007199254740991]:unknown
    seen ?list(0..10000) [1]:object []:409/changed`,
  )((filled) => ({ ...inSection(filled), body: { strings: [{ text: words(), key: 'key_1_1' }] } })),
  examples(
    calls.editString,
    `memberWith can_manage_strings | manage | 7
    updated_at ?int 1:409/general@changed; key ?text(0..500); context ?text(0..1000); max_length ?int(1..2000)|null
    continues ?bool; text ?text(1..2000); section_id ?id 9007199254740991:unknown $sectionElsewhere:ok
    pos ?int(1..10000); start ?int(0..360000000) 0:notSubtitles 360000000:notSubtitles
    end ?int(0..360000000) 0:start@notSubtitles 360000000:start@notSubtitles
    target_start ?int(0..360000000)|null 0:notSubtitles 360000000:notSubtitles
    target_end ?int(0..360000000)|null 0:target_start@notSubtitles 360000000:target_start@notSubtitles`,
  )((filled) => ({ ...onString(filled), body: { text: words() } }), {
    is: 'move',
    trips: 9,
    ask: (filled) => ({ ...onString(filled), body: { section_id: filled.sections[1], pos: 1 } }),
  }),
  examples(
    calls.splitString,
    `splitsString can_translate | translate | 24
    updated_at ?int 1:409/general@changed; at int(1..2000) 2000:required
    translations ?list(0..200) [7]:object [{"at":1}]:id@required [{"id":9007199254740991,"at":1}]:unknown`,
  )(
    {
      is: 'of a long string',
      ask: async (filled) => ({ ...(await onPlainString(filled, LONG)), body: { at: 2 } }),
    },
    {
      is: 'of a short string',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_manage_strings',
      needsTwoScopes: true,
      ask: async (filled) => ({ ...(await onPlainString(filled)), body: { at: 2 } }),
    },
  ),
  examples(
    calls.mergeStrings,
    `memberWith can_manage_strings | manage | 27
    updated_at ?int 1:409/general@changed; next id 9007199254740991:409/changed; next_updated_at ?int 1:409/next@changed`,
  )(async (filled) => ({ ...(await onPlainString(filled)), body: { next: filled.strings[1] ?? 0 } })),
  examples(calls.deleteString, 'memberWith can_manage_strings | manage | 8')(onString),
];
