import { examples, type Filled, inProject, words } from '../example.ts';
import * as calls from './dictionary.ts';

const onEntry = ({ project, entry }: Filled) => ({ params: { project, entry } });

export const dictionaryExamples = [
  examples(
    calls.listEntries,
    `readsProject | read | 2
    ?limit ?int(1..1000); ?since ?int(0..); ?after ?id 9007199254740991:unknown`,
  )(inProject),
  examples(
    calls.addEntry,
    `memberWith can_manage_strings | manage | 7
    word text(1..255) "a\\u0004":illegal; desc ?text(0..1000) "a\\u0004":illegal; word_key ?text(0..255) "(":pattern "(?=a)":pattern "[z-a]":pattern
    note,example ?text(0..1000) "a\\u0004":illegal; link ?link(1000)
    status ?one(preferred|admitted|forbidden|obsolete); part_of_speech ?one(#7); gender ?one(#5)
    is_untranslated,is_case_sensitive ?bool; translate text(1..255); translate_key ?text(0..255) "*":pattern`,
  )((filled) => ({ ...inProject(filled), body: { word: words(), translate: 'слова' } })),
  examples(
    calls.editEntry,
    `memberWith can_manage_strings | manage | 6
    updated_at ?int 1:409/general@changed; desc,note,example ?text(0..1000); link ?link(1000); is_untranslated,is_case_sensitive ?bool
    status ?one(preferred|admitted|forbidden|obsolete); part_of_speech ?one(#7); gender ?one(#5); word ?text(1..255)
    word_key,translate_key ?text(0..255) "(":pattern; translate ?text(1..255)`,
  )((filled) => ({ ...onEntry(filled), body: { desc: words() } })),
  examples(calls.deleteEntry, 'memberWith can_manage_strings | manage | 6')(onEntry),
];
