import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isProjectLanguage } from '#domain/core/languages/project-languages.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { FORMAT_IDS } from '#domain/formats/model/format.ts';
import { CHECKS } from '#domain/texts/checks/registry.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import { CORPUS, LICENCES } from './corpus.ts';
import { PLANTERS, plantedFaults } from './planters.ts';

const TEXTS = CORPUS.flatMap(({ texts }) => texts);
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test.each(CORPUS)(
  '$file says where its texts come from and what allows them to be here',
  ({ file, source }) => {
    expect(LICENCES).toContain(source.licence);
    expect(source.repository).toMatch(/^https:\/\/\S+$/);
    expect(source.integrity).toMatch(/^sha(?:256|512)-[\w+/]+=*$/);
    for (const field of ['package', 'version', 'paths', 'licenceFile', 'copyright'] as const)
      expect(source[field], field).toBeTruthy();
    expect(isProjectLanguage(source.sourceLanguage)).toBe(true);
    const notices = read('LICENSES.md');
    for (const notice of source.copyright.split('; ')) expect(notices).toContain(notice);
    expect(read('README.md')).toContain(`\`${file}.jsonl\``);
  },
);

test('the corpus has texts of many projects, formats and languages, each in both languages', () => {
  expect(TEXTS.length).toBeGreaterThan(2500);
  const amountOf = (field: 'file' | 'format' | 'language') => new Set(TEXTS.map((text) => text[field])).size;
  expect(amountOf('file')).toBeGreaterThanOrEqual(6);
  expect(amountOf('format')).toBeGreaterThanOrEqual(5);
  expect(amountOf('language')).toBeGreaterThanOrEqual(8);
  for (const { file, line, language, format, source, target } of TEXTS) {
    const at = `${file}:${line}`;
    expect(isProjectLanguage(language), at).toBe(true);
    expect(FORMAT_IDS, at).toContain(format);
    expect(isBlank(source) || isBlank(target), at).toBe(false);
  }
});

test('each check explains a thing once in each form, so that findings are told apart by their check, code and form', () => {
  const planted = CHECKS.flatMap(({ id }) => plantedFaults(id, TEXTS));
  for (const { text, planted: fault } of [...TEXTS.map((text) => ({ text, planted: text })), ...planted]) {
    const { format, sourceLanguage, language: targetLanguage } = text;
    const context = { format, sourceLanguage, targetLanguage };
    const keys = findingsOf(fault.source, fault.target, context).map(({ check, code, form }) =>
      [check, code, form].join(),
    );
    expect(new Set(keys).size, fault.target).toBe(keys.length);
  }
});

test('a fifth of the texts is held out, with all translations of a source', () => {
  const heldOut = TEXTS.filter(({ isHeldOut }) => isHeldOut);
  expect(heldOut.length / TEXTS.length).toBeGreaterThan(0.17);
  expect(heldOut.length / TEXTS.length).toBeLessThan(0.23);
  const parts = Map.groupBy(TEXTS, ({ file, source }) => `${file}\n${source}`);
  for (const texts of parts.values()) expect(new Set(texts.map(({ isHeldOut }) => isHeldOut)).size).toBe(1);
});

test('mistakes are marked by ids of checks', () => {
  for (const { mistakes = [] } of TEXTS)
    for (const id of mistakes) expect(Object.keys(PLANTERS)).toContain(id);
});

test.each(CHECKS.map(({ id }) => id))('20 faults can be planted for the check %s', (id) => {
  const faults = plantedFaults(id, TEXTS);
  expect(faults).toHaveLength(20);
  expect(plantedFaults(id, TEXTS)).toEqual(faults);
});

test.each(Object.keys(PLANTERS))('a planted fault of %s changes the text, or what is known of it', (id) => {
  for (const { text, planted } of plantedFaults(id, TEXTS))
    expect(planted.target !== text.target || planted.context !== undefined).toBe(true);
});
