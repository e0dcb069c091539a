import { CODE, examples, next, PASSWORD } from '../example.ts';
import * as calls from './users.ts';

export const usersExamples = [
  examples(
    calls.register,
    `maySignUp | nothing | 8
    username string(1000) "":required "  ":required x*2:minlength x*3:ok x*32:ok x*33:maxlength "Fresh_Anna":ok "admin":reserved "No_Reply":reserved "1anna":illegal "an-na":illegal "анна":illegal "a\\u0000b":illegal $username:notUnique
    email string(1000) "":required "anna":email "a@b":email "a@b@c.de":email "a b@c.de":email m*254:ok m*255:maxlength "a\\u0000@b.de":illegal $email:notUnique $EMAIL:notUnique
    password string(1000) "":required x*7:minlength x*8:common x*128:common x*129:maxlength "12345678\\u0007":illegal "12345678\\ud800":illegal "password":common "QwertyUiop":common
    secret_code ?string(1000) -:required "":required "no such":wrong "a\\u0000":illegal
    invitation ?string(1000) "any":ok "a\\u0000":illegal; language ?one(languages)`,
  )({
    by: 'guest',
    ask: () => {
      const username = `fresh_${next()}`;
      return { body: { username, email: `${username}@example.org`, password: PASSWORD, secret_code: CODE } };
    },
  }),
  examples(
    calls.login,
    `noAuthentication | nothing | 13
    username string(1000) "nobody":404/gone "a\\u0000":illegal
    password string(1000) []:string "":401/wrong "wrong":401/wrong; remember,remember_forever ?bool
    language ?one(languages)`,
  )({
    by: 'guest',
    rights: '+3 ++++ ++++++',
    ask: ({ cast }, who) => ({
      body: { username: who.username || cast.newcomer.username, password: PASSWORD },
    }),
  }),
  examples(calls.logout, 'noAuthentication | nothing | 2')({ by: 'again', ask: () => ({}) }),
  examples(calls.whoami, 'signedIn | read | 1')(() => ({})),
  examples(
    calls.getUser,
    `optionalUser | read | 3
    ?limit ?int(1..200); ?after ?string(1000) "x":illegal "1_":illegal "1_9007199254740993":illegal "1_1":ok`,
  )(({ cast }) => ({ params: { user: cast.author.username }, query: { fetch_projects: '' } })),
  examples(
    calls.editProfile,
    `signedIn | manage | 5
    about ?text(0..1000) "\\udfff":illegal; avatar_url ?link(1000) "//e.org":link "https://a b":link
    updated_at ?int 1:409/general@changed; gender ?one(hidden|male|female)`,
  )({ limited: { 16: '403 general limited' }, ask: () => ({ body: { about: `About me ${next()}` } }) }),
  examples(
    calls.uploadAvatar,
    'signedIn | manage | 7',
  )({ limited: { 16: '403 general limited' }, ask: ({ picture }) => ({ body: picture }) }),
  examples(
    calls.removeAvatar,
    'signedIn | manage | 6',
  )({ limited: { 16: '403 general limited' }, ask: () => ({}) }),
  examples(
    calls.refreshAvatar,
    'signedIn | manage | 2',
  )({ limited: { 16: '403 general limited' }, ask: () => ({}) }),
  examples(
    calls.choosePassword,
    `noAuthentication | nothing | 8
    token string(1000) "":required "no such":wrong "a\\u0000":illegal
    password string(1000) "":required x*7:minlength x*8:common x*128:common x*129:maxlength "12345678\\u0007":illegal "correct horse":ok "iloveyou":common`,
  )({
    by: 'guest',
    ask: async ({ cast }) => {
      const { path } = await cast.siteAdmin.does(calls.makePasswordLink, {
        params: { user: cast.newcomer.id },
      });
      return { body: { token: /[\w-]+$/.exec(path)?.[0] ?? '', password: PASSWORD } };
    },
  }),
  examples(
    calls.listUsers,
    `siteAdmin | session | 3 | siteAdmin
    ?before ?id 1:ok; ?name ?text(0..100) "\\u0000":illegal; ?limit ?int(1..200)`,
  )(() => ({ query: { name: 'site' } })),
  examples(
    calls.restrictUser,
    `siteAdmin | session | 12 | siteAdmin
    banned,site_admin ~?bool; ban_reason ?text(0..1000); banned_until ?int(0..)|null
    limitations ?own "2":number 1.5:number -2:choice 1:choice 32:choice 30:ok`,
  )(({ cast }) => ({ params: { user: cast.newcomer.id }, body: { limitations: 2 } }), {
    is: 'as administrator',
    ask: ({ cast }) => ({ params: { user: cast.newcomer.id }, body: { site_admin: true } }),
  }),
  examples(
    calls.makePasswordLink,
    'siteAdmin | session | 10 | siteAdmin',
  )(({ cast }) => ({ params: { user: cast.newcomer.id } })),
];
