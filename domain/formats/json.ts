import { storedText } from '../texts/text.ts';
import type { Framing } from './framing.ts';

const KEY = /^"(?:[^"\\]|\\.)*"/;
const OWN = /^"(?:[^"\\]|\\.)*"\s*:\s*$/;

/** How the pairs of a JSON object stand in it. */
export const JSON_PAIRS: Framing = {
  ownAt: (lead) => {
    const at = /^[\s,]*/.exec(lead)?.[0].length ?? 0;
    return OWN.test(lead.slice(at)) ? at : undefined;
  },
  separator: (header) => `,${/\s*$/.exec(header.slice(-200))?.[0] ?? ''}`,
  separated: /^\s*,\s*/,
  fit: (own, { key }) => {
    const token = own === undefined ? undefined : KEY.exec(own)?.[0];
    if (own === undefined || token === undefined) return `${JSON.stringify(key)}: `;
    return keyIn(token) === key ? own : JSON.stringify(key) + own.slice(token.length);
  },
  spell: (text) => JSON.stringify(text),
  read: (raw) => storedText(keyIn(raw) ?? ''),
};

/** The text that a JSON string spells; undefined when it is none. */
function keyIn(token: string): string | undefined {
  try {
    const read: unknown = JSON.parse(token);
    return typeof read === 'string' ? read : undefined;
  } catch {
    return undefined;
  }
}
