import { examples, inProject, next } from '../example.ts';
import * as calls from './projects.ts';

export const projectsExamples = [
  examples(
    calls.listProjects,
    `optionalUser | read | 3
    ?name ?text(0..100) "\\u0000":illegal "%_":ok; ?limit ?int(1..100)
    ?after ?string(1000) "x":illegal "1_":illegal "1_9007199254740993":illegal "1_1":ok; ?since ?int(0..)`,
  )(() => ({ query: { name: 'Filled', limit: 2 } })),
  examples(
    calls.countProjects,
    `optionalUser | read | 3
    ?name ?text(0..100) "\\u0000":illegal "%_":ok; ?since ?int(0..)`,
  )(() => ({ query: { name: 'Filled' } })),
  examples(
    calls.createProject,
    `signedIn | manage | 7
    name text(4..100) "ab\\u0000cd":illegal "ab\\ud800cd":illegal $name:notUnique $NAME:notUnique "ab\\u202ecd":invisible "D\\u0443ne":mixedScripts "Перевод Dune":ok
    handle string(100) x*4:ok x*100:ok "Abcd":illegal "1abc":illegal "ab-cd":illegal "абвг":illegal "ab cd":illegal $handle:notUnique
    description ?text(0..1000); recomendations ?text(0..4000)
    author,original_title,translated_title,translators,series,year,licence ?text(0..200)
    recommendations ?own null:recomendations@required 7:recomendations@string x*4000:ok x*4001:recomendations@maxlength
    cover_url ?link(1000) "e.org":link; visibility one(public|private|closed)
    source_lang string(1000) "":choice "english":choice "xx":choice "it":target_lang@same
    target_lang string(1000) "":choice "english":choice "xx":choice "en":same`,
  )({
    limited: { 2: '403 general limited' },
    ask: () => ({
      body: {
        name: `Made ${next()}`,
        handle: `made_${next()}`,
        visibility: 'public',
        source_lang: 'en',
        target_lang: 'it',
      },
    }),
  }),
  examples(
    calls.getProject,
    'seesProject | read | 7',
  )((filled) => ({
    ...inProject(filled),
    query: { fetch_members: '', fetch_sections: '', fetch_roles: '', generate_statistics: '' },
  })),
  examples(
    calls.editProject,
    `memberWith can_manage_project manage | manage | 10
    updated_at ?int 1:409/general@changed; description ?text(0..1000); recomendations ?text(0..4000)
    author,original_title,translated_title,translators,series,year,licence ?text(0..200)
    name ?text(4..100,y) "ab\\u0000cd":illegal $name:ok $otherName:notUnique "ab\\u200bcd":invisible "D\\u0443ne":mixedScripts
    handle ?string(100) y*4:ok y*100:ok "Abcd":illegal "1abc":illegal $handle:ok $otherHandle:notUnique
    cover_url ?link(1000); visibility ?one(public|private|closed)
    source_lang ~?string(1000) "xx":choice "it":ok "ru":target_lang@same
    target_lang ~?string(1000) "xx":choice "it":ok "en":same; status ?one(opened|closed|frozen)
    guest_books ?bool; grammar_consent ~?bool true:403/role@role; feed_shows ?one(translated|published)
    cue_line_length ?int(1..500)|null; cue_lines ?int(1..20)|null; cue_speed ?int(1..200)|null
    cue_min_duration ~?int(0..60000)|null 7000:ok 7001:cue_max_duration@min 60000:cue_max_duration@min
    cue_max_duration ~?int(1..600000)|null 1:min 832:min 833:ok; cue_min_gap ?int(0..60000)|null
    check_severities ?own 7:object x*1:object
    placeholder_patterns ?string(200) "":ok "[[*]] @*":ok "*":pattern "a\\u0000":illegal
    default_role_id ?int 6:choice 2:choice 3:ok 5:ok`,
  )(
    {
      maker: 'administrator',
      ask: (filled) => ({ ...inProject(filled), body: { description: 'Described.' } }),
    },
    {
      is: 'status',
      maker: 'administrator',
      trips: 8,
      ask: (filled) => ({ ...inProject(filled), body: { status: 'opened' } }),
    },
    {
      is: 'hand over',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 +33333',
      asks: 'is_owner',
      trips: 14,
      ask: (filled) => ({ ...inProject(filled), body: { owner_id: filled.cast.author.id } }),
    },
    {
      is: 'grammar',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 +33333',
      asks: 'is_owner',
      ask: (filled) => ({ ...inProject(filled), body: { grammar_consent: true } }),
    },
    {
      is: 'role of newcomers',
      maker: 'administrator',
      also: ['can_translate', 'can_manage_members'],
      trips: 12,
      ask: (filled) => ({ ...inProject(filled), body: { default_role_id: filled.role } }),
    },
  ),
  examples(
    calls.uploadCover,
    'memberWith can_manage_project manage | manage | 10 | administrator',
  )((filled) => ({ ...inProject(filled), body: filled.picture })),
  examples(calls.removeCover, 'memberWith can_manage_project manage | manage | 8 | administrator')(inProject),
  examples(
    calls.refreshCover,
    'memberWith can_manage_project manage | manage | 3 | administrator',
  )(inProject),
  examples(calls.deleteProject, 'memberWith is_owner manage | manage | 10 | owner')(inProject),
];
