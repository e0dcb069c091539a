import type { ESTree } from 'vite';
import type { Switch } from './switch.ts';

/** A kind of faults, by which they are counted. */
export const KINDS = ['rule', 'guard', 'endpoint', 'limit', 'web'] as const;
export type FaultKind = (typeof KINDS)[number];

/** A place in a source file that one fault changes. */
export type FaultPlace = {
  id: string;
  kind: FaultKind;
  file: string;
  line: number;
  /** What is changed, and into what. */
  change: string;
  /** The declarations of its file that it is a part of, or that use what it is a part of. */
  names: string[];
  /** Whether it runs while its module is loaded, so that the fault needs a process that has not loaded it yet. */
  isLoading: boolean;
};

/** A place as it is found in the code of a file, and how it asks for its fault. */
export type FoundChange = {
  start: number;
  end: number;
  ask: Exclude<keyof Switch, 'on' | 'reached' | 'guard'>;
  change: string;
  /** Whether it is made of statements, which are left out, and no value. */
  isBlock?: boolean;
};

export type Finder = (program: ESTree.Program, code: string) => FoundChange[];

/** A piece of code as a report names it. */
export function shown(code: string, { start, end }: { start: number; end: number }): string {
  const text = code.slice(start, end).replace(/\s+/g, ' ');
  return `\`${text.length > 100 ? `${text.slice(0, 99)}…` : text}\``;
}
