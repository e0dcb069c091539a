import { examples, inProject } from '../example.ts';
import * as calls from './roles.ts';

export const rolesExamples = [
  examples(
    calls.createRole,
    `memberWith can_manage_project manage | manage | 8
    name text(1..50) "Corrector":notUnique "OWNER":notUnique "Reader":ok
    permissions list(0..9) ["x"]:choice ["is_owner"]:choice ["can_approve"]:ok ["can_manage_members"]:403/role@role`,
  )(
    {
      maker: 'administrator',
      also: ['can_translate'],
      ask: (filled) => ({ ...inProject(filled), body: { name: 'Reader', permissions: ['can_translate'] } }),
    },
    {
      is: 'for a manager',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 +33333',
      asks: 'is_owner',
      ask: (filled) => ({
        ...inProject(filled),
        body: { name: 'Second', permissions: ['can_manage_members'] },
      }),
    },
  ),
  examples(
    calls.editRole,
    `memberWith can_manage_project manage | manage | 12
    name ?text(1..50) "Corrector":ok "translator":notUnique
    permissions ?list(0..9) ["x"]:choice ["is_owner"]:choice ["can_manage_project"]:403/role@role
    after_role_id ?int(0..) 6:choice`,
  )(
    {
      maker: 'administrator',
      also: ['can_translate'],
      ask: ({ project, role }) => ({
        params: { project, role },
        body: { name: 'Proofreader', after_role_id: 3 },
      }),
    },
    {
      is: 'for a manager',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 +33333',
      asks: 'is_owner',
      trips: 11,
      ask: ({ project, role }) => ({
        params: { project, role },
        body: { permissions: ['can_manage_project'] },
      }),
    },
  ),
  examples(
    calls.deleteRole,
    'memberWith can_manage_project manage | manage | 11; ?to ?id 6:choice 2:403/role@role',
  )(
    {
      maker: 'administrator',
      also: ['can_translate'],
      ask: ({ project, role }) => ({ params: { project, role } }),
    },
    {
      is: 'for a manager',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 +33333',
      asks: 'is_owner',
      trips: 12,
      ask: ({ project, role }) => ({ params: { project, role }, query: { to: 2 } }),
    },
  ),
];
