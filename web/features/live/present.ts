import { useSyncExternalStore } from 'react';
import type { Presence } from '#contract/live.ts';

export type Person = Presence['people'][number];

/** The others who are in a project, and at which of its strings. */
export type Others = {
  readonly people: readonly Person[];
  /** How many they are: not all of very many are named. */
  readonly amount: number;
  readonly at: ReadonlyMap<number, readonly Person[]>;
};

export const NOBODY: Others = { people: [], amount: 0, at: new Map() };
const NO_ONE: readonly Person[] = [];

/** Who is there beside the reader. What has not changed stays the same, so that only the rows concerned are drawn anew. */
export function othersIn({ people, amount }: Presence, reader: number | undefined, before: Others): Others {
  const others = people.filter(({ user }) => user.id !== reader);
  const at = new Map<number, readonly Person[]>();
  for (const [string, there] of Map.groupBy(others, ({ string_id }) => string_id)) {
    if (string === null) continue;
    const known = before.at.get(string);
    at.set(string, known && areAlike(known, there) ? known : there);
  }
  return { people: others, amount: amount - (people.length - others.length), at };
}

function areAlike(some: readonly Person[], others: readonly Person[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ user, is_writing }, place) => {
      const other = others[place];
      return other?.user.id === user.id && other.is_writing === is_writing;
    })
  );
}

/** Who has begun to write at a string since before. */
export function newWriters(before: Others, now: Others, string: number): Person[] {
  const wrote = new Set(
    before.at.get(string)?.flatMap(({ user, is_writing }) => (is_writing ? user.id : [])),
  );
  return (now.at.get(string) ?? []).filter(({ user, is_writing }) => is_writing && !wrote.has(user.id));
}

const projects = new Map<number, Others>();
const listeners = new Set<() => void>();

/** Who is there by now, as far as is known. */
export function othersOf(project: number): Others {
  return projects.get(project) ?? NOBODY;
}

export function seeOthers(project: number, others: Others): void {
  if (others === NOBODY) projects.delete(project);
  else projects.set(project, others);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The others in a project, followed. */
export function useOthers(project: number): Others {
  return useSyncExternalStore(follow, () => othersOf(project));
}

/** The others at a string, followed. */
export function useOthersAt(project: number, string: number): readonly Person[] {
  return useSyncExternalStore(follow, () => othersOf(project).at.get(string) ?? NO_ONE);
}
