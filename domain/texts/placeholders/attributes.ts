import { keyOfAddress } from './address-key.ts';

const ATTRIBUTE = /(?<=\s)([\w:@.-]+)\s*=\s*(?:(\\?)(["'])(.*?)\2\3|([^\s"'>]+))/gs;
/** Attributes whose words people read. */
const READ = /^(?:alt|title|placeholder|aria-(?:label|description|placeholder|roledescription|valuetext))$/i;
/** Attributes without a value. */
const WITHOUT_VALUE = new Set(
  (
    'allowfullscreen async autofocus autoplay checked compact controls default defer disabled download formnovalidate hidden inert ' +
    'ismap itemscope loop multiple muted nomodule noshade novalidate nowrap open playsinline readonly required reversed selected'
  ).split(' '),
);

/**
 * A tag with what must be equal in a translation: of words that people read the placeholders alone, and of addresses what must be equal
 * of any (checks.5).
 */
export const withoutWords = (tag: string, placeholdersIn: (words: string) => string): string =>
  tag.replace(ATTRIBUTE, (_, name: string, slash = '', _quote = '', quoted = '', plain = '') => {
    const value: string = quoted || plain;
    const isAddress = /:\/\/|^\//.test(value);
    const key = READ.test(name) ? placeholdersIn(value) : isAddress ? keyOfAddress(value) : value;
    return `${name}=${slash}"${key}"`;
  });

/** Whether what stands behind the name of a tag are attributes or placeholders, not words: not in `a<b and c>d`. */
export const hasAttributes = (tag: string): boolean =>
  tag
    .replace(ATTRIBUTE, '=')
    .replace(/\{[^{}]*\}/g, '{')
    .slice(0, -1)
    .split(/\s+/)
    .slice(1)
    .every((part) => /^$|[=:@.#{%$/]|\w-\w/.test(part) || WITHOUT_VALUE.has(part.toLowerCase()));
