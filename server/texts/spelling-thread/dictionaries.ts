import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BUILT_IN_SPELLING } from '#domain/texts/checks/spelling-languages.ts';
import type { DictionaryFiles } from './task.ts';

const require = createRequire(import.meta.url);
const packageFile = (name: string, ending: 'aff' | 'dic') =>
  join(dirname(require.resolve(name)), `index.${ending}`);

/** The files of a dictionary that Dragoman comes with. Lists of one language share a file of forms, which is the same in each package. */
const builtIn = ([first, ...others]: readonly [string, ...string[]]): DictionaryFiles => ({
  aff: packageFile(first, 'aff'),
  dic: [first, ...others].map((name) => packageFile(name, 'dic')),
});

/** `it.dic`, `it_IT.dic`, `pt-BR.dic`, `sr_Latn_RS.dic` */
const LIST = /^([a-z]{2})(?:[_-][A-Za-z\d_-]{1,20})?\.dic$/;

/**
 * The dictionaries of a service by their languages: those that it comes with, and those of the operator’s folder, which come first
 * (spelling.6). Of several of one language the one of its code alone is taken, or that of the country with the same letters, or the first.
 * Throws the error of the system if the folder can't be read.
 */
export function findDictionaries(folder: string | undefined): Map<string, DictionaryFiles> {
  const found = new Map(
    Object.entries(BUILT_IN_SPELLING).map(([language, packages]) => [language, builtIn(packages)]),
  );
  if (folder === undefined) return found;
  const files = new Set(readdirSync(folder));
  const names = [...files].filter((name) => LIST.test(name) && files.has(formsOf(name))).toSorted();
  for (const [language, own] of Map.groupBy(names, (name) => name.slice(0, 2))) {
    const usual = [`${language}.dic`, `${language}_${language.toUpperCase()}.dic`];
    const name = usual.find((one) => own.includes(one)) ?? own[0];
    if (name) found.set(language, { aff: join(folder, formsOf(name)), dic: [join(folder, name)] });
  }
  return found;
}

const formsOf = (list: string) => list.replace(/\.dic$/, '.aff');
