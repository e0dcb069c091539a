import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { examples } from '../example.ts';
import * as calls from './announcements.ts';

/** The fields of the texts in other languages than English. */
const OTHER_TEXTS = INTERFACE_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  .map((language) => `text_${language}`)
  .join();

export const announcementsExamples = [
  examples(calls.readAnnouncements, 'optionalUser | read | 2')(() => ({})),
  examples(
    calls.listAnnouncements,
    'siteAdmin | session | 2 | siteAdmin; ?limit ?int(1..100); ?before ?id 1:ok',
  )(() => ({ query: { limit: 3 } })),
  examples(
    calls.addAnnouncement,
    `siteAdmin | session | 10 | siteAdmin
    text_en text(1..500); ${OTHER_TEXTS} ?text(0..500); kind ?one(info|warning)
    link ?link(1000) "nowhere":link "//evil.example":link "/help":ok "a\\u0000":illegal
    starts_at,ends_at ~?int(0..)|null 9007199254740991:ok; dismissible ?bool; audience ?one(everyone|members)`,
  )(() => ({ body: { text_en: 'The service rests on Sunday.' } })),
  examples(
    calls.editAnnouncement,
    `siteAdmin | session | 10 | siteAdmin
    text_en text(1..500); ${OTHER_TEXTS} ?text(0..500); kind ?one(info|warning)
    link ?link(1000) "nowhere":link "//evil.example":link "/help":ok "a\\u0000":illegal
    starts_at,ends_at ~?int(0..)|null 9007199254740991:ok; dismissible ?bool; audience ?one(everyone|members)`,
  )(async ({ announce }) => ({
    params: { announcement: await announce() },
    body: { text_en: 'The service rests on Monday.' },
  })),
  examples(
    calls.deleteAnnouncement,
    'siteAdmin | session | 7 | siteAdmin',
  )(async ({ announce }) => ({ params: { announcement: await announce() } })),
];
