import { useTranslation } from 'react-i18next';
import type { Presence } from '#contract/notices/live.ts';
import { createStore, useStore } from '../../../data/store/store.ts';

export type Person = Presence['people'][number];

/** The other users who are in a project now. */
export type Others = {
  readonly people: readonly Person[];
  /** How many they are; of very many not all are in `people`. */
  readonly amount: number;
  /** The people at each string. */
  readonly byString: ReadonlyMap<number, readonly Person[]>;
};

export const NOBODY: Others = { people: [], amount: 0, byString: new Map() };
const NO_ONE: readonly Person[] = [];

/**
 * The others in a project, without the reader. Lists that are as before stay the same objects, so that their rows aren't
 * rendered again.
 */
export function othersFrom({ people, amount }: Presence, reader: number | undefined, before: Others): Others {
  const others = people.filter(({ user }) => user.id !== reader);
  const byString = new Map<number, readonly Person[]>();
  for (const [string, group] of Map.groupBy(others, ({ string_id }) => string_id)) {
    if (string === null) continue;
    const known = before.byString.get(string);
    byString.set(string, known && isSameGroup(known, group) ? known : group);
  }
  return { people: others, amount: amount - (people.length - others.length), byString };
}

function isSameGroup(some: readonly Person[], others: readonly Person[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ user, is_writing }, index) => {
      const other = others[index];
      return other?.user.id === user.id && other.is_writing === is_writing;
    })
  );
}

/** The people who have begun to type at a string since `before`. */
export function newlyTyping(before: Others, now: Others, string: number): Person[] {
  const wrote = new Set(
    before.byString.get(string)?.flatMap(({ user, is_writing }) => (is_writing ? user.id : [])),
  );
  return (now.byString.get(string) ?? []).filter(({ user, is_writing }) => is_writing && !wrote.has(user.id));
}

const projects = createStore<ReadonlyMap<number, Others>>(new Map());

const othersIn = (all: ReadonlyMap<number, Others>, project: number) => all.get(project) ?? NOBODY;

/** The others in a project, as far as is known. */
export const othersOf = (project: number): Others => othersIn(projects.get(), project);

export function setOthers(project: number, others: Others): void {
  const next = new Map(projects.get());
  if (others === NOBODY) next.delete(project);
  else next.set(project, others);
  projects.set(next);
}

/** The others in a project, as a hook. */
export const useOthers = (project: number): Others => useStore(projects, (all) => othersIn(all, project));

/** The others at a string, as a hook. */
export const useOthersAt = (project: number, string: number): readonly Person[] =>
  useStore(projects, (all) => othersIn(all, project).byString.get(string) ?? NO_ONE);

/** Says who these people at a string are; empty for nobody. */
export function useOthersText(people: readonly Person[]): string {
  const { t } = useTranslation();
  if (people.length === 0) return '';
  return t('live.at', { count: people.length, names: people.map(({ user }) => user.username).join(', ') });
}

/** Says who of these people is typing; undefined while nobody is. */
export function useTypingText(people: readonly Person[]): string | undefined {
  const { t } = useTranslation();
  const [writer, ...others] = people.filter(({ is_writing }) => is_writing);
  if (!writer) return undefined;
  return others.length === 0
    ? t('live.writing', { username: writer.user.username })
    : t('live.writingMany', { count: others.length + 1 });
}
