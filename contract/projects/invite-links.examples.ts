import { examples, type Filled, inProject } from '../example.ts';
import * as calls from './invite-links.ts';

const byLink = ({ links }: Filled) => ({ params: { token: links.translator.token } });

export const inviteLinksExamples = [
  examples(calls.listInviteLinks, 'memberWith can_manage_members manage | manage | 2')(inProject),
  examples(
    calls.makeInviteLink,
    `memberWith can_manage_members join | manage | 9
    role_id int 6:choice 2:403/role@role 3:ok; lasts one(day|week|month)|null; most_uses int(1..10000)|null`,
  )(
    {
      also: ['can_translate'],
      ask: (filled) => ({ ...inProject(filled), body: { role_id: 4, lasts: 'week', most_uses: 5 } }),
    },
    {
      is: 'for a manager',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 333333  11 3333 333333',
      asks: 'is_owner',
      ask: (filled) => ({ ...inProject(filled), body: { role_id: 2, lasts: 'week', most_uses: 5 } }),
    },
  ),
  examples(calls.revokeInviteLink, 'memberWith can_manage_members manage | manage | 8')(
    {
      also: ['can_translate'],
      ask: ({ project, links }) => ({ params: { project, link: links.translator.id } }),
    },
    {
      is: 'for a manager',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 +33333',
      asks: 'is_owner',
      ask: ({ project, links }) => ({ params: { project, link: links.moderator.id } }),
    },
  ),
  examples(calls.readInvitation, 'optionalUser | read | 2')(byLink),
  examples(
    calls.joinByLink,
    'signedIn | manage | 9 | stranger',
  )({
    rights: '11 ++++ 000000  11 ++++ 000000  11 ++++ 000000 | 11 3333 000000  11 3333 000000',
    limited: { 4: '403 membership limited' },
    ask: byLink,
  }),
];
