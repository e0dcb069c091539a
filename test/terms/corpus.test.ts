import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isProjectLanguage } from '#domain/core/languages/project-languages.ts';
import { isHeldOut, TERM_TEXTS } from './corpus.ts';

const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** What stands more than once in a list. */
const repeated = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

test('there are texts in English, Italian and Russian', () => {
  expect(TERM_TEXTS.map(({ language }) => language)).toEqual(['en', 'it', 'ru']);
});

describe.each(TERM_TEXTS)('$name', ({ name, language, source, sentences, terms, places }) => {
  const certain = places.filter(({ isMaybe }) => !isMaybe);

  test('says where it comes from and why it may be here', () => {
    expect(isProjectLanguage(language)).toBe(true);
    expect(source.repository).toMatch(/^https:\/\/\S+$/);
    expect(source.integrity).toMatch(/^sha(?:256|512)-[\w+/]+=*$/);
    expect(['CC0-1.0', 'public domain']).toContain(source.licence);
    for (const field of ['work', 'package', 'version', 'paths', 'licenceFile'] as const)
      expect(source[field], field).toBeTruthy();
    const died = Number(source.author.match(/\d{4}–(\d{4})/)?.[1]);
    expect(died).toBeLessThan(1950);
    expect(README).toContain(`\`${name}.txt\``);
  });

  test('has an id and a term once, and no blank sentence', () => {
    expect(repeated(terms.map(({ id }) => id))).toEqual([]);
    expect(repeated(terms.map(({ term }) => term))).toEqual([]);
    expect(terms.filter(({ id, term }) => !(/^[a-z]+(?:-[a-z]+)*$/.test(id) && term))).toEqual([]);
    expect(sentences.filter((sentence) => !sentence || sentence !== sentence.trim())).toEqual([]);
  });

  test('has each place within its sentence, between whole words, with what stands there', () => {
    const ids = new Set(terms.map(({ id }) => id));
    const wrong = places.filter(({ sentence, start, end, term, form }) => {
      const text = sentences[sentence - 1] ?? '';
      const isBetweenWords = !(LETTER.test(text[start - 1] ?? ' ') || LETTER.test(text[end] ?? ' '));
      return !(ids.has(term) && form && text.slice(start, end) === form && isBetweenWords);
    });
    expect(wrong).toEqual([]);
  });

  test('has its places once, in the order of the text', () => {
    expect(repeated(places.map(({ sentence, start, term }) => [sentence, start, term].join()))).toEqual([]);
    const sorted = places.toSorted((a, b) => a.sentence - b.sentence || a.start - b.start);
    expect(places).toEqual(sorted);
  });

  test('has at least 300 certain places, terms of several words, and terms that are nowhere', () => {
    expect(certain.length).toBeGreaterThanOrEqual(300);
    expect(terms.filter(({ term }) => term.includes(' ')).length).toBeGreaterThanOrEqual(5);
    const found = new Set(certain.map(({ term }) => term));
    expect(terms.filter(({ id }) => !found.has(id)).length).toBeGreaterThanOrEqual(5);
  });

  test('has a fifth held out', () => {
    const heldOut = certain.filter(({ sentence }) => isHeldOut(sentence));
    expect(heldOut.length / certain.length).toBeGreaterThan(0.17);
    expect(heldOut.length / certain.length).toBeLessThan(0.23);
  });

  test('is counted in the README', () => {
    const nowhere = terms.filter(({ id }) => !certain.some(({ term }) => term === id)).length;
    const heldOut = certain.filter(({ sentence }) => isHeldOut(sentence)).length;
    const counts = [
      sentences.length,
      terms.length,
      nowhere,
      certain.length,
      places.length - certain.length,
      heldOut,
    ];
    expect(README).toContain(`| ${counts.join(' | ')} |`);
  });
});

test('words that only begin like a term are no places of it', () => {
  const placesOf = (id: string) =>
    TERM_TEXTS.flatMap(({ places }) => places).filter(({ term }) => term === id);
  const textOf = (language: string) =>
    TERM_TEXTS.find((text) => text.language === language)?.sentences.join('\n');
  expect(textOf('en')).toMatch(/country/);
  expect(placesOf('count')).toEqual([]);
  expect(textOf('ru')).toMatch(/минут/);
  expect(placesOf('mina')).toEqual([]);
  expect(textOf('it')).toMatch(/portava/);
  expect(placesOf('porto')).toEqual([]);
});
