import { readFileSync } from 'node:fs';
import type { ToolAnswer } from './tools.ts';

/** Reads files in this process: a file that throws is one that the program complains of. */
const here = (read: (content: string) => ToolAnswer) => (files: readonly string[]) =>
  files.map((file): ToolAnswer => {
    try {
      return read(readFileSync(file, 'utf8'));
    } catch (error) {
      return { complaint: String(error) };
    }
  });

/** The paths of all texts in a value of JSON. */
function leavesOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]));
}

/** What stands between the keys of a path: a character that no key has. */
const SEPARATOR = '\u0001';

/** i18next finds each text by its path; it fills in nothing. */
const i18next = await import('i18next').then(
  ({ createInstance }) =>
    here((content) => {
      const translation = JSON.parse(content) as Record<string, unknown>;
      const one = createInstance({
        lng: 'ru',
        resources: { ru: { translation: translation as Record<string, string> } },
        keySeparator: SEPARATOR,
        nsSeparator: false,
        returnObjects: true,
        interpolation: { skipOnVariables: true },
      });
      void one.init({ initAsync: false });
      // Its keys are those of the file, not those of our words.
      const translate = one.t as unknown as (key: string, options: { skipInterpolation: true }) => unknown;
      const texts = leavesOf(translation).map((path) =>
        translate(path.join(SEPARATOR), { skipInterpolation: true }),
      );
      return { texts: texts.map(String) };
    }),
  () => undefined,
);

/** The messages of ICU in a file of ARB that have forms; others are what translators type. */
const formatjs = await import('@formatjs/icu-messageformat-parser').then(
  ({ parse }) =>
    here((content) => {
      for (const text of Object.values(JSON.parse(content) as Record<string, unknown>))
        if (typeof text === 'string' && /,\s*(?:plural|select|selectordinal)\s*,/.test(text)) parse(text);
      return {};
    }),
  () => undefined,
);

const fluent = await import('@fluent/bundle').then(
  ({ FluentBundle, FluentResource }) =>
    here((content) => {
      const bundle = new FluentBundle('ru', { useIsolating: false });
      const resource = new FluentResource(content);
      const [error] = bundle.addResource(resource);
      if (error) return { complaint: error.message };
      const patterns = resource.body.flatMap(({ value, attributes }) => [
        value,
        ...Object.values(attributes),
      ]);
      return { texts: patterns.flatMap((one) => (one === null ? [] : bundle.formatPattern(one, {}, []))) };
    }),
  () => undefined,
);

/** What reads a file by a package of npm; undefined if that is not installed. */
export const FROM_NPM = { i18next, '@formatjs/icu-messageformat-parser': formatjs, '@fluent/bundle': fluent };
