import { examples, inProject } from '../example.ts';
import * as calls from './notifications.ts';

export const notificationsExamples = [
  examples(
    calls.listNotifications,
    'signedIn | read | 3; ?limit ?int(1..100); ?before ?id 1:ok; ?project ?id 1:ok',
  )(() => ({ query: { limit: 2, unread: '' } })),
  examples(calls.countNotifications, 'signedIn | read | 2')(() => ({})),
  examples(calls.readNotificationEvents, 'signedIn | read | 1')(() => ({})),
  examples(
    calls.markNotificationsRead,
    `signedIn | translate | 3
    ids ?list(0..100) [0]:min ["x"]:number [1]:ok; up_to ?id -:ids@required 9007199254740991:ok; project ?id 1:ok`,
  )(() => ({ body: { up_to: 1 } })),
  examples(
    calls.getNotificationSettings,
    'signedIn | read | 2; ?project ?id 9007199254740991:404/gone',
  )(() => ({ query: {} })),
  examples(
    calls.setNotificationSettings,
    `signedIn | translate | 6
    project ?id 9007199254740991:404/gone
    kinds list(0..19) [{"kind":"x","delivery":"off"}]:kind@choice [{"delivery":"off"}]:kind@required [{"kind":"reply"}]:delivery@required [{"kind":"reply","delivery":null}]:ok [{"kind":"reply","delivery":"x"}]:delivery@choice [{"kind":"vote","delivery":"app"}]:delivery@choice [{"kind":"vote","delivery":"daily"}]:ok`,
  )(() => ({ body: { kinds: [{ kind: 'reply', delivery: 'daily' }] } })),
  examples(
    calls.listWatches,
    'signedIn | read | 3; ?before ?id 1:ok; ?limit ?int(1..200); ?project ?id 1:ok',
  )(() => ({ query: { limit: 2 } })),
  examples(
    calls.unsubscribe,
    'noAuthentication | nothing | 2; ?what one(#23) "all":ok "vote":ok',
  )(async ({ unsubscribeToken }) => ({
    params: { unsubscribe_token: await unsubscribeToken() },
    query: { what: 'weekly' },
  })),
  examples(
    calls.getWatches,
    'userWhoReads | read | 2; ?section,?string ?id 1:ok',
  )((filled) => ({ ...inProject(filled), query: { section: filled.section, string: filled.string } })),
  examples(
    calls.listMentionable,
    'memberWith can_translate comment | read | 2; ?q ?string(32) "":ok x*32:ok "%_":ok',
  )((filled) => ({ ...inProject(filled), query: { q: 'tr' } })),
  examples(
    calls.setWatch,
    `userWhoReads | translate | 4
    section_id ?id; string_id ?id 9007199254740991:404/string@gone; is_watched bool`,
  )((filled) => ({ ...inProject(filled), body: { string_id: filled.string, is_watched: true } })),
];
