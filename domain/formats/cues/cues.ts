import { LIMITS } from '../../core/limits.ts';
import type { Times } from '../model/skeleton-codec.ts';

/** A cue as its string's context describes it: its number or name in the file, its times, and other facts. */
export type Cue = Times & { readonly number: string; readonly notes: string };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A time for readers: `01:02:03.450`. */
export function timeWords(time: number): string {
  const { hours, minutes, seconds, rest } = timeParts(time);
  return `${time < 0 ? '-' : ''}${padNumber(hours)}:${padNumber(minutes)}:${padNumber(seconds)}.${padNumber(rest, 3)}`;
}

/** The absolute value of a time in hours, minutes, seconds and milliseconds. */
export function timeParts(time: number) {
  const whole = Math.abs(Math.round(time));
  return {
    hours: Math.floor(whole / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: Math.floor((whole % MINUTE) / SECOND),
    rest: whole % SECOND,
  };
}

export const padNumber = (value: number, width = 2): string => String(value).padStart(width, '0');

/**
 * Parses a time of a file: hours are optional, decimals follow a comma or a point. Undefined if nothing was written.
 */
export function timeIn(written: string): number {
  const [whole = '', fraction = ''] = written.replaceAll(/\s/g, '').split(/[.,;](?=[^:]*$)/);
  const parts = whole.split(/[:.,;]/).map((part) => Math.abs(Number(part) || 0));
  // With four parts separated by colons, the last are thousandths.
  const [rest = 0] = parts.length > 3 ? parts.splice(3) : [];
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  const thousandths = fraction ? Math.round(Number(`0.${fraction.replace(/\D/g, '')}`) * SECOND) : rest;
  const time = seconds * SECOND + (thousandths || 0);
  return written.includes('-') ? 0 - time : time;
}

/** The context of a cue's string, for readers: `12 · 00:00:01.000 → 00:00:04.000 · Alice`. */
export function contextOf({ number, start, end, notes }: Cue): string {
  const named = number === '' ? '' : `${cut(number)} · `;
  return `${named}${timeWords(start)} → ${timeWords(end)}${notes === '' ? '' : ` · ${cut(notes)}`}`;
}

const CONTEXT = /^(?:(.*?) · )?(-?\d{2,}:\d\d:\d\d\.\d{3}) → (-?\d{2,}:\d\d:\d\d\.\d{3})(?: · (.*))?$/su;

/** The cue that a string's context describes; undefined if it describes none. */
export function cueOf(context: string): Cue | undefined {
  const [, number = '', start, end, notes = ''] = CONTEXT.exec(context) ?? [];
  if (start === undefined || end === undefined) return undefined;
  return { number, start: timeIn(start), end: timeIn(end), notes };
}

/** The maximum length of a cue's name in its context. */
const NAME = Math.floor(LIMITS.context.max / 4);

function cut(name: string): string {
  const line = name.replace(/\s+/gu, ' ');
  return line.length > NAME ? `${line.slice(0, NAME).toWellFormed()}…` : line;
}
