import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a text comes from. */
type TermSource = {
  readonly work: string;
  readonly author: string;
  readonly repository: string;
  readonly package: string;
  readonly version: string;
  /** The digest of the package that the text was read from. */
  readonly integrity: string;
  readonly paths: string;
  readonly licence: string;
  /** The file of the package that says so. */
  readonly licenceFile: string;
};

/** A term in the form of a dictionary. */
type Term = { readonly id: string; readonly term: string; readonly meaning?: string };

/** Where a term stands in a text, in any form. */
type TermPlace = {
  /** The number of the sentence, from 1. */
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  /** The id of the term. */
  readonly term: string;
  readonly form: string;
  /** Whether a reader could take it for the term or for something else: counted neither as found nor as wrong. */
  readonly isMaybe: boolean;
};

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const linesOf = (name: string) => read(name).trimEnd().split('\n');

function placeOf(line: string): TermPlace {
  const [sentence, start, end, term = '', form = '', maybe] = line.split('\t');
  return {
    sentence: Number(sentence),
    start: Number(start),
    end: Number(end),
    term,
    form,
    isMaybe: maybe === 'maybe',
  };
}

/** Whether no matcher is tuned by the sentence of this number: each fifth. */
export const isHeldOut = (sentence: number) => sentence % 5 === 0;

/** The texts, each with its terms and with all places where they stand. */
export const TERM_TEXTS = ['english', 'italian', 'russian'].map((name) => {
  const list: { language: string; source: TermSource; terms: readonly Term[] } = JSON.parse(
    read(`${name}-terms.json`),
  );
  return {
    name,
    ...list,
    sentences: linesOf(`${name}.txt`),
    places: linesOf(`${name}-places.tsv`).map(placeOf),
  };
});
