import { readFileSync, statSync } from 'node:fs';
import { MIB } from '#domain/core/units.ts';
import type { DictionaryFiles } from './task.ts';

/** A dictionary that can't be used; the message says why, for the operator. */
export class BrokenDictionary extends Error {}

/** The largest file of a dictionary. Those of languages with the most forms have 10 MB. */
const LARGEST = 32 * MIB;
/** Bytes at the beginning in which a file of forms says its encoding. */
const HEAD = 64 * 1024;

/**
 * The texts of a dictionary, in UTF-8 whatever they are stored in, as hunspell reads them (spelling.7). Throws {@link BrokenDictionary} if a
 * file can't be read.
 */
export function dictionaryTexts({ aff, dic }: DictionaryFiles): { aff: string; dic: string } {
  const forms = bytesOf(aff);
  const head = forms.subarray(0, HEAD).toString('latin1');
  const encoding = /^(?:\u00ef\u00bb\u00bf)?\s*SET\s+(\S+)/m.exec(head)?.[1] ?? 'ISO8859-1';
  const decoder = decoderOf(encoding);
  const text = decoder.decode(forms);
  // Flags are single characters unless the file says otherwise; in UTF-8 some have several bytes.
  const flags = /^\s*FLAG\s/m.test(text) ? '' : 'FLAG UTF-8\n';
  return {
    aff: `SET UTF-8\n${flags}${text.replace(/^\s*SET\s.*$/gm, '')}`,
    dic: listOf(dic.map((file) => decoder.decode(bytesOf(file)))),
  };
}

/** Lists as one. The first line of each says how many words it has, which hunspell takes for a hint. */
const listOf = (lists: readonly string[]) =>
  lists.map((list, nth) => (nth === 0 ? list : list.slice(list.indexOf('\n') + 1))).join('\n');

function bytesOf(file: string): Buffer {
  try {
    const stat = statSync(file);
    if (!stat.isFile()) throw new BrokenDictionary(`${file} is no file`);
    if (stat.size > LARGEST) throw new BrokenDictionary(`${file} has more than ${LARGEST} bytes`);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof BrokenDictionary) throw error;
    throw new BrokenDictionary(`${file} can’t be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** What decodes an encoding by the name that files of hunspell give it: `ISO8859-15`, `KOI8-R`, `microsoft-cp1251`. */
function decoderOf(encoding: string) {
  const label = encoding
    .replace(/^ISO-?8859/i, 'iso-8859')
    .replace(/^microsoft-cp/i, 'windows-')
    .replace(/^TIS620.*/i, 'tis-620');
  try {
    return new TextDecoder(label);
  } catch {
    throw new BrokenDictionary(`its encoding ${encoding.slice(0, 40)} is not known`);
  }
}
