import { PROJECT_STATUSES, type ProjectStatus, type WriteKind } from '#domain/core/access/project-status.ts';
import type { Permission } from '#domain/core/access/roles.ts';
import { VISIBILITIES, type Visibility } from '#domain/core/access/visibility.ts';
import * as guards from '../../server/core/guards/guards.ts';
import { EXAMPLES } from '../calls/examples.ts';
import { COLUMNS, type UserName } from '../calls/test-users.ts';
import { GUARDS } from './guards.ts';

/** A kind of project, as far as rights depend on it. */
export type ProjectKind = { visibility: Visibility; status: ProjectStatus };

/** The outcome for each user, in the order of {@link PARTS}, in a project of a kind. */
type Rights = (kind: ProjectKind) => string;

/** A guard of the table, and the rights of calls of which it alone decides. */
export type GuardClass = {
  guard: string;
  /** The permission that it asks. */
  permission: Permission | undefined;
  /** The example that is tried by everybody. */
  example: string;
  rights: Rights;
  /** The kinds of projects that the table tells apart; one for calls on no project. */
  kinds: readonly ProjectKind[];
};

export const PARTS: readonly UserName[] = COLUMNS.flat();

const EVERY_KIND: readonly ProjectKind[] = VISIBILITIES.flatMap((visibility) =>
  PROJECT_STATUSES.map((status) => ({ visibility, status })),
);
const PUBLIC: ProjectKind = { visibility: 'public', status: 'opened' };

/** The cells of a line, which two blanks or a bar separate. */
function cellsOf(line: string): string[] {
  return line.split(/ {2,}(?:\| *)?| \| /);
}

/** The expected outcomes of a line. Refusals by role stay under a status; other users get the refusal of the status. */
function rightsIn([open = '', priv = open, closed = open, frozen = open, finished = open]: string[]): Rights {
  const opened = { public: open, private: priv, closed };
  const later = { opened: undefined, frozen, closed: finished };
  return ({ visibility, status }) => {
    const cell = opened[visibility];
    const under = later[status] ?? cell;
    return cell.replaceAll(/[^134 ]/g, (_, place: number) => under[place] ?? '').replaceAll(' ', '');
  };
}

const LINES = GUARDS.split('\n')
  .filter((line) => /^\S/.test(line))
  .map(cellsOf);

export const CLASSES: readonly GuardClass[] = LINES.map(([guard = '', example = '', ...cells]) => ({
  guard,
  permission: guard.split(' ')[1] as Permission | undefined,
  example,
  rights: rightsIn(cells),
  kinds: cells.length > 1 ? EVERY_KIND : [PUBLIC],
}));

/** The examples of which their guard alone decides, and those of which more is asked. */
export const PLAIN: { name: string; behind: GuardClass }[] = [];
export const FINER: { name: string; behind: GuardClass; rights: Rights; kinds: readonly ProjectKind[] }[] =
  [];
for (const [name, { guard, rights }] of Object.entries(EXAMPLES)) {
  const behind = guardClassOf(guard);
  if (rights === undefined) {
    PLAIN.push({ name, behind });
    continue;
  }
  const cells = cellsOf(rights);
  FINER.push({ name, behind, rights: rightsIn(cells), kinds: cells.length > 1 ? EVERY_KIND : [PUBLIC] });
}

/** Whether somebody may make an example in an open public project. */
export const isAnybodys = (example: string): boolean =>
  FINER.every(({ name, rights }) => name !== example || rights(PUBLIC).includes('+'));

/** The guard with this name. */
export function guardClassOf(guard: string): GuardClass {
  const rightsClass = CLASSES.find((one) => one.guard === guard);
  if (!rightsClass) throw new Error(`${guard} is in the table of guards`);
  return rightsClass;
}

/** The guard of the service with a name of the table; undefined for one that belongs to a few calls. */
export function sharedGuard(name: string): object | undefined {
  const [kind = '', permission, act] = name.split(' ');
  if (kind === 'memberWith') return guards.memberWith(permission as Permission, act as WriteKind | undefined);
  return Object.entries(guards).find(([exported]) => exported === kind)?.[1];
}
