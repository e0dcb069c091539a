import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from './plan.ts';

const FILE = join(import.meta.dirname, '../../node_modules/.cache/dragoman/faults.jsonl');

/** How a fault ended: found by a test file, by none of those that reach it, or reached by none. */
export type FaultOutcome = { by: string; failure: string } | { by: undefined; tried: string[] };

export type FaultProgress = {
  outcomeOf(fault: Fault): FaultOutcome | undefined;
  save(fault: Fault, outcome: FaultOutcome): void;
};

/**
 * What earlier runs have found, in a file to which each fault adds a line. A fault that was found is found as long as its module and
 * that test file stay as they are; others are tried again after any change.
 */
export function openProgress(sources: ReadonlyMap<string, string>, isAgain: boolean): FaultProgress {
  if (isAgain) rmSync(FILE, { force: true });
  mkdirSync(dirname(FILE), { recursive: true });
  const all = hashOf([...sources.values()]);
  const stampOf = ({ file, change, line }: Fault, { by }: FaultOutcome) =>
    `${line} ${change} ${by === undefined ? all : hashOf([file, by].map((one) => sources.get(one) ?? ''))}`;
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
  const saved = new Map(
    lines.map((line): [string, { stamp: string; outcome: FaultOutcome }] => {
      const { id, ...rest } = JSON.parse(line);
      return [id, rest];
    }),
  );
  return {
    outcomeOf(fault) {
      const found = saved.get(fault.id);
      return found && found.stamp === stampOf(fault, found.outcome) ? found.outcome : undefined;
    },
    save(fault, outcome) {
      appendFileSync(FILE, `${JSON.stringify({ id: fault.id, stamp: stampOf(fault, outcome), outcome })}\n`);
    },
  };
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url').slice(0, 16);
}
