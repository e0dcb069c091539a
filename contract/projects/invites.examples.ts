import { type CastName, examples, type Filled, inProject } from '../example.ts';
import * as calls from './invites.ts';

const inviteFor = (whose: CastName) => (filled: Filled) => ({
  params: { project: filled.project, invite: filled.inviteOf(filled.cast[whose]) },
});

export const invitesExamples = [
  examples(
    calls.listMyInvites,
    'signedIn | read | 2; ?before ?id 1:ok; ?limit ?int(1..1000)',
  )(() => ({ query: { fetch_users: '', fetch_projects: '' } })),
  examples(calls.countInvites, 'signedIn | read | 2')(() => ({})),
  examples(calls.answerMyInvite, 'signedIn | manage | 11; accept bool')(
    {
      is: 'accept',
      maker: 'invited',
      rights: '11 44+4 444444  11 44+4 444444  11 44+4 444444 | 11 44+4 444444  11 4434 444444',
      limited: { 4: '403 membership limited' },
      ask: ({ cast, inviteOf }) => ({ params: { invite: inviteOf(cast.invited) }, body: { accept: true } }),
    },
    {
      is: 'decline',
      maker: 'invited',
      rights: '11 44+4 444444  11 44+4 444444  11 44+4 444444 | 11 44+4 444444  11 44+4 444444',
      trips: 9,
      ask: ({ cast, inviteOf }) => ({ params: { invite: inviteOf(cast.invited) }, body: { accept: false } }),
    },
    {
      is: 'take back',
      maker: 'requester',
      rights: '11 4+44 444444  11 4+44 444444  11 4+44 444444 | 11 4+44 444444  11 4+44 444444',
      trips: 9,
      ask: ({ cast, inviteOf }) => ({
        params: { invite: inviteOf(cast.requester) },
        body: { accept: false },
      }),
    },
    {
      is: 'accept oneself',
      rights: '11 4344 444444  11 4344 444444  11 4344 444444 | 11 4344 444444  11 4344 444444',
      ask: ({ cast, inviteOf }) => ({ params: { invite: inviteOf(cast.requester) }, body: { accept: true } }),
    },
  ),
  examples(
    calls.requestInvite,
    'userWhoSees | manage | 9 | stranger',
  )({
    rights: '11 ++++ 000000  11 +9++ 000000  11 49+4 000000 | 11 33+3 333333  11 3333 333333',
    limited: { 4: '403 membership limited' },
    ask: inProject,
  }),
  examples(
    calls.listInvites,
    'memberWith can_manage_members manage | manage | 2; ?before ?id 1:ok; ?limit ?int(1..1000)',
  )((filled) => ({ ...inProject(filled), query: { fetch_users: '' } })),
  examples(
    calls.inviteUser,
    `memberWith can_manage_members join | manage | 10
    user_id id 9007199254740991:404/user@gone $member:member $expected:409/invited $banned:403/banned $self:403/own`,
  )((filled) => ({ ...inProject(filled), body: { user_id: filled.cast.newcomer.id } }), {
    is: 'who has asked',
    trips: 11,
    ask: (filled) => ({ ...inProject(filled), body: { user_id: filled.cast.asker.id } }),
  }),
  examples(calls.answerInvite, 'userWhoSees | manage | 10; accept bool')(
    {
      is: 'approve',
      rights: '11 4444 +++444  11 4444 +++444  11 4444 +++444 | 11 4444 +++444  11 4444 333444',
      asks: 'can_manage_members',
      ask: (filled) => ({ ...inviteFor('asker')(filled), body: { accept: true } }),
    },
    {
      is: 'refuse',
      rights: '11 4444 +++444  11 4444 +++444  11 4444 +++444 | 11 4444 +++444  11 4444 +++444',
      trips: 8,
      ask: (filled) => ({ ...inviteFor('asker')(filled), body: { accept: false } }),
    },
    {
      is: 'accept one’s own',
      maker: 'invited',
      rights: '11 44+4 333444  11 44+4 333444  11 44+4 333444 | 11 44+4 333444  11 4434 333444',
      limited: { 4: '403 membership limited' },
      ask: (filled) => ({ ...inviteFor('invited')(filled), body: { accept: true } }),
    },
    {
      is: 'decline one’s own',
      maker: 'invited',
      rights: '11 44+4 333444  11 44+4 333444  11 44+4 333444 | 11 44+4 333444  11 44+4 333444',
      trips: 8,
      ask: (filled) => ({ ...inviteFor('invited')(filled), body: { accept: false } }),
    },
  ),
  examples(calls.cancelInvite, 'userWhoSees | manage | 8')(
    {
      is: 'of another',
      rights: '11 4444 +++444  11 4444 +++444  11 4444 +++444 | 11 4444 +++444  11 4444 +++444',
      asks: 'can_manage_members',
      ask: inviteFor('expected'),
    },
    {
      is: 'of one’s own',
      maker: 'requester',
      rights: '11 4+44 +++444  11 4+44 +++444  11 4+44 +++444 | 11 4+44 +++444  11 4+44 +++444',
      ask: inviteFor('requester'),
    },
  ),
];
