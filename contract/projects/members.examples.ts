import { ROLES, type RoleName } from '#domain/core/access/roles.ts';
import { type CastName, examples, type Filled, type Visitor } from '../example.ts';
import * as calls from './members.ts';

/** A member by name; `self` is the caller, or the author for a guest. */
const memberOf = (whose: CastName | 'self') => (filled: Filled, who: Visitor) => {
  const { id } = whose === 'self' ? (who.id === 0 ? filled.cast.author : who) : filled.cast[whose];
  return { params: { project: filled.project, user: id } };
};

const roleNamed = (wanted: RoleName) => ROLES.findIndex(({ name }) => name === wanted);

export const membersExamples = [
  examples(calls.getMember, 'seesProject | read | 2')(memberOf('author')),
  examples(calls.removeMember, 'anyMember | manage | 8')(
    {
      is: 'oneself',
      rights: '11 3333 3+++++  11 3333 3+++++  11 4334 3+++++ | 11 3333 3+++++  11 3333 3+++++',
      limited: { 4: '403 membership limited' },
      ask: memberOf('self'),
    },
    {
      is: 'another',
      rights: '11 3333 +++333  11 3333 +++333  11 4334 +++333 | 11 3333 +++333  11 3333 +++333',
      asks: 'can_manage_members',
      ask: memberOf('author'),
    },
    {
      is: 'a manager',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 +33333',
      asks: 'is_owner',
      ask: memberOf('colleague'),
    },
    {
      is: 'the owner',
      rights: '11 3333 333333  11 3333 333333  11 4334 333333 | 11 3333 333333  11 3333 333333',
      ask: memberOf('owner'),
    },
  ),
  examples(calls.grantRole, 'memberWith can_manage_members manage | manage | 10; role_id int 6:choice 3:ok')(
    {
      is: 'to another',
      also: ['can_translate', 'can_self_approve'],
      ask: (filled, who) => ({
        ...memberOf('author')(filled, who),
        body: { role_id: roleNamed('proficient') },
      }),
    },
    {
      is: 'of a manager',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 +33333',
      asks: 'is_owner',
      ask: (filled, who) => ({
        ...memberOf('author')(filled, who),
        body: { role_id: roleNamed('moderator') },
      }),
    },
    {
      is: 'to a manager',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 +33333',
      asks: 'is_owner',
      ask: (filled, who) => ({
        ...memberOf('colleague')(filled, who),
        body: { role_id: roleNamed('translator') },
      }),
    },
    {
      is: 'to the owner',
      rights: '11 3333 333333  11 3333 333333  11 4334 333333 | 11 3333 333333  11 3333 333333',
      ask: (filled, who) => ({
        ...memberOf('owner')(filled, who),
        body: { role_id: roleNamed('translator') },
      }),
    },
    {
      is: 'to oneself',
      rights: '11 3333 333333  11 3333 333333  11 4334 333333 | 11 3333 333333  11 3333 333333',
      ask: (filled, who) => ({
        ...memberOf('self')(filled, who),
        body: { role_id: roleNamed('translator') },
      }),
    },
  ),
];
