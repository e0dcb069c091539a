import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Format } from '#domain/formats/model/format.ts';

/** Licences of texts of the corpus, by their SPDX identifiers. */
export const LICENCES = ['Apache-2.0', 'BSD-3-Clause', 'CC0-1.0', 'CC-BY-4.0', 'MIT'] as const;

/** Where the texts of a file come from: its first line. */
export type CorpusSource = {
  readonly repository: string;
  readonly package: string;
  readonly version: string;
  /** The digest of the package or the archive that they were read from, as in `integrity` of a lock file. */
  readonly integrity: string;
  /** Where they are in it. */
  readonly paths: string;
  readonly sourceLanguage: string;
  readonly licence: string;
  /** The file of the package that says so, or where else it is said. */
  readonly licenceFile: string;
  readonly copyright: string;
};

/** A published translation: each other line of a file. */
export type CorpusPair = {
  readonly language: string;
  readonly format: Format;
  readonly flags?: readonly string[];
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** Ids of the checks that are right to find something in it: its real mistakes, marked by a reader. */
  readonly mistakes?: readonly string[];
};

export type CorpusText = CorpusPair & {
  readonly file: string;
  /** Its line in the file, from 1. */
  readonly line: number;
  readonly sourceLanguage: string;
  /** Whether no check was tuned by it. */
  readonly isHeldOut: boolean;
};

const FOLDER = join(import.meta.dirname, 'texts');

/** A fifth of the sources of a file, with all their translations. */
const isHeldOut = (file: string, source: string) =>
  (createHash('sha256').update(`${file}\n${source}`).digest()[0] ?? 0) % 5 === 0;

/** The files of the corpus, each with where it comes from. */
export const CORPUS = globSync('*.jsonl', { cwd: FOLDER })
  .toSorted()
  .map((name) => {
    const file = basename(name, '.jsonl');
    const [first = '{}', ...lines] = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n');
    const source: CorpusSource = JSON.parse(first);
    const texts = lines.map((json, index): CorpusText => {
      const pair: CorpusPair = JSON.parse(json);
      return {
        ...pair,
        file,
        line: index + 2,
        sourceLanguage: source.sourceLanguage,
        isHeldOut: isHeldOut(file, pair.source),
      };
    });
    return { file, source, texts };
  });
