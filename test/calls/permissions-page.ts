import { CALLS } from '#contract/calls.ts';
import { hasPermission, PERMISSIONS, type Permission, ROLES } from '#domain/core/access/roles.ts';
import { callOf, EXAMPLES, makerOf } from './examples.ts';

/** What each permission allows (members.1). */
const FOR: Record<Permission, string> = {
  can_translate:
    'Add translations, edit and delete your own, comment and reply, vote for others’ translations, import and download translations, translate a section’s name that has no translation yet.',
  can_self_approve: 'Approve and unapprove your own translations.',
  can_approve: 'Approve and unapprove others’ translations.',
  can_manage_translations: 'Edit and delete others’ translations, also of section names, vote against them.',
  can_manage_strings:
    'Import, add, edit, move, duplicate and delete strings; delete any comment; add, edit and delete dictionary words.',
  can_manage_sections: 'Add, rename, rearrange and delete sections.',
  can_manage_members:
    'See invitations and requests, answer requests, invite, make invitation links; kick out members who aren’t managers, change their roles and revert what they did.',
  can_see_logs: 'Read the log.',
  can_manage_project: 'Change settings and status, and make changes in a paused project.',
  is_owner: 'Kick out managers and change their roles, transfer the project, delete it.',
};

/**
 * The text of docs/permissions.md, from the table of roles and the permissions that guards require: `{castVote:
 * 'can_translate'}`.
 */
export function permissionsPage(asked: Map<string, Permission>): string {
  return [
    '# Permissions',
    '',
    'What the six fixed roles may do in a project, and the calls that ask for it. What everybody may do who sees the project is',
    'not here. Made from [domain/core/access/roles.ts](../domain/core/access/roles.ts) and the guards of the calls; a test holds it against them,',
    'and writes it anew by `npx vitest run --project server test/rights/permissions-page --update`.',
    '',
    ...table([
      ['', ...ROLES.map(({ id, name }) => `${id} ${name}`)],
      ...PERMISSIONS.map((permission) => [
        `\`${permission}\``,
        ...ROLES.map((role) => (hasPermission(role, permission) ? '✓' : '')),
      ]),
    ]),
    ...PERMISSIONS.flatMap((permission) => ['', ...chapter(permission, asked)]),
    '',
    '## Site administrators',
    '',
    'They are no role of a project. A hidden project they see and read, so that they can judge it, and have no other right in',
    'it unless they are a member; a private or closed one that is not hidden stays as closed to them as to anybody else. These',
    'calls are theirs alone, on every project whatever its visibility and status; to everybody else the addresses are not there:',
    '',
    ...CALLS.filter(({ name }) => isOfTheSite(name)).map(
      ({ summary, method, path }) => `- ${summary}: \`${method} ${path}\``,
    ),
    '',
  ].join('\n');
}

/** Whether some variant of the call requires nothing beyond its guard. */
const isGuardEnough = (call: string) =>
  Object.entries(EXAMPLES).some(([name, { asks }]) => callOf(name) === call && asks === undefined);

/** Whether only a site administrator may make the call, in every variant. */
const isOfTheSite = (call: string) =>
  Object.keys(EXAMPLES)
    .filter((example) => callOf(example) === call)
    .every((example) => makerOf(example) === 'siteAdmin');

function chapter(permission: Permission, asked: Map<string, Permission>): string[] {
  const finer = Object.keys(EXAMPLES).filter((name) => EXAMPLES[name]?.asks === permission);
  const whole = CALLS.map(({ name }) => name).filter(
    (name) => asked.get(name) === permission && isGuardEnough(name),
  );
  const lines = [...whole, ...finer].map((name) => {
    const call = CALLS.find((one) => one.name === callOf(name));
    const how = name.slice(callOf(name).length);
    return `- ${call?.summary}: \`${call?.method} ${call?.path}\`${how && `,${how}`}`;
  });
  return [`## ${permission}`, '', FOR[permission], ...(lines.length > 0 ? ['', ...lines] : [])];
}

function table([head = [], ...rows]: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
