import { CALLS, type Call } from '#contract/calls.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Way } from './body-cases.ts';

type Params = Record<string, number | string>;

/** A large valid import, by the objects that its path names. */
type SoundImport = { call: Call; name: string; way?: Way; body: (params: Params) => string };

const callOf = (callName: string) => {
  const call = CALLS.find(({ name }) => name === callName);
  if (!call) throw new Error(`no call ${callName}`);
  return call;
};

/** The longest possible string of these letters. */
const string = (letter: string) =>
  `{"text":"${letter.repeat(LIMITS.stringText.max)}","context":"${letter.repeat(LIMITS.context.max)}"}`;
const strings = (letter: string, amount: number) => () => `[${Array(amount).fill(string(letter)).join()}]`;
/** So many translations of one string. */
const translations =
  (amount: number) =>
  ({ string }: Params) =>
    JSON.stringify(
      Array.from({ length: amount }, (_, nth) => ({
        string_id: string,
        text: `${nth}`.padEnd(LIMITS.translation.max, 'щ'),
      })),
    );

const NOT_ANSWERED = { path: '?silent=true' };

/** Valid imports of the maximum size. */
export const SOUND_IMPORTS: readonly SoundImport[] = [
  { call: callOf('addStrings'), name: '28 MiB of strings', body: strings('щ', 4800) },
  { call: callOf('addStrings'), name: '58 MiB of strings', body: strings('щ', 9900) },
  {
    call: callOf('addStrings'),
    name: '58 MiB of strings, silently',
    way: NOT_ANSWERED,
    body: strings('щ', 9900),
  },
  { call: callOf('addStrings'), name: '95 MiB of escaped strings', body: strings('\\u0449', 5500) },
  {
    call: callOf('importTranslationsToSection'),
    name: 'all translations of a string',
    body: translations(190),
  },
];
