import { bytes, examples, inProject, inSection, words } from '../example.ts';
import * as calls from './previews.ts';

const choice = (more: object = {}) =>
  JSON.stringify({ type: 'text', cut: 'lines', isInChapters: true, ...more });

export const previewsExamples = [
  examples(
    calls.previewBook,
    `signedIn | manage | 1
    ?name ?text(1..255); ?format ?one(#7) "epub":ok "text":choice; ?texts_of ?string(10000) "x":number "0,1":ok`,
  )(() => ({ query: { name: `${words()}.txt` }, body: bytes(words()) })),
  examples(
    calls.previewSource,
    `memberWith can_manage_strings | manage | 1
    ?name ?text(1..255); ?section ?id 9007199254740991:ok $section:ok; ?choice ?string(8000)
    ?encoding ?one(#32) "utf-8":ok; ?came_in ?one(#32) "utf-8":ok`,
  )((filled) => ({ ...inProject(filled), query: { choice: choice() }, body: bytes(words()) })),
  examples(
    calls.previewFile,
    `memberWith can_manage_strings | manage | 1
    ?name text(1..255); ?how ?string(8000)`,
  )((filled) => ({ ...inProject(filled), query: { name: `${words()}.txt` }, body: bytes(words()) })),
  examples(
    calls.previewTranslations,
    `memberWith can_translate | translate | 1
    ?section ?id 9007199254740991:unknown $section:ok; ?type one(#21)
    ?detects ?string(8000)`,
  )((filled) => ({
    ...inProject(filled),
    query: { section: filled.section, type: 'text' },
    body: bytes(`{"texts":[{}]}\n${words()}`),
  })),
  examples(
    calls.previewMatches,
    `memberWith can_manage_strings | manage | 1
    by one(key|time|text); strings list(0..100000) [1]:object`,
  )((filled) => ({
    ...inSection(filled),
    body: { by: 'text', strings: [{ text: words(), key: '', context: '' }] },
  })),
];
