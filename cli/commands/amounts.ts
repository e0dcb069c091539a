import { usageError } from '../output/exit.ts';
import type { Options } from './command.ts';

/** The percentage of an option; undefined if it isn't given. */
export function percentOf(options: Options, name: string): number | undefined {
  const value = options[name];
  if (typeof value !== 'string') return undefined;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(value) || Number(value) > 100) {
    throw usageError(`--${name} is a percentage from 0 to 100.`);
  }
  return Number(value);
}

/** The most seconds of an option: a day. */
const MOST_SECONDS = 86_400;

/** The whole seconds of an option; undefined if it isn't given. */
export function secondsOf(options: Options, name: string): number | undefined {
  const value = options[name];
  if (typeof value !== 'string') return undefined;
  if (!/^\d{1,5}$/.test(value) || Number(value) > MOST_SECONDS) {
    throw usageError(`--${name} is a number of seconds from 0 to ${MOST_SECONDS}.`);
  }
  return Number(value);
}

/** How much is done in percent, rounded down, so that only all is 100. */
export const percentDone = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.floor((part / whole) * 100);
