import { Hunspell } from 'hunspell-wasm';
import initialize from 'hunspell-wasm/wasm/hunspell.js';
import { BrokenDictionary, dictionaryTexts } from './dictionary-texts.ts';
import type { DictionaryFiles } from './task.ts';

/** Tells words of a language from others. */
export type Speller = { isWord(word: string): boolean; suggest(word: string): string[] };

/** Words of a dictionary that are looked up in it, and the share of them that it must know: some are listed for their forms alone. */
const TRIED = 40;
const LEAST_KNOWN = 1 / 4;

/**
 * Opens a dictionary in a memory of its own, which is freed with it. Throws {@link BrokenDictionary} if it doesn't know its own words, as
 * hunspell reads anything without a complaint.
 */
export async function openSpeller(files: DictionaryFiles): Promise<Speller> {
  const { aff, dic } = dictionaryTexts(files);
  const hunspell = await hunspellOf(aff, dic);
  const speller = {
    isWord: (word: string) => hunspell.testSpelling(word),
    suggest: (word: string) => hunspell.getSpellingSuggestions(word),
  };
  const tried = someOf(dic);
  const known = tried.filter(speller.isWord).length;
  if (tried.length === 0 || known < tried.length * LEAST_KNOWN)
    throw new BrokenDictionary(`it knows ${known} of ${tried.length} of its own words`);
  return speller;
}

/** The module takes options of Emscripten, of which its types don't know; what it prints about a file isn't for the log. */
const startModule = initialize as (options: { print(): void; printErr(): void }) => Promise<unknown>;

async function hunspellOf(aff: string, dic: string): Promise<Hunspell> {
  try {
    return new Hunspell(await startModule({ print() {}, printErr() {} }), aff, dic);
  } catch (error) {
    throw new BrokenDictionary(`hunspell can’t read it: ${String(error).slice(0, 200)}`);
  }
}

/** Some words of a list, evenly from all of it. */
function someOf(dic: string): string[] {
  const step = Math.max(1, Math.floor(dic.length / TRIED));
  const words = new Set<string>();
  for (let at = 0; at < dic.length; at += step) {
    const from = dic.indexOf('\n', at) + 1;
    if (from === 0) break;
    const [word] = /^\p{L}{2,40}(?=[/\s]|$)/u.exec(dic.slice(from, from + 80)) ?? [];
    if (word) words.add(word);
  }
  return [...words];
}
