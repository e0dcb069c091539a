import { expect, test } from 'vitest';
import type { Section } from '#contract/sections.ts';
import type { SourceString } from '#contract/strings.ts';
import { fileOf, typeOfFile, whyNotDownload } from './file-of.ts';

const project = { handle: 'alice', target_lang: 'ru' };
const choice = { version: 'current', untranslated: 'source', escapesBreaks: false } as const;

function section(facts: Partial<Omit<Section, 'strings'>> & { strings?: number }): Section {
  const { strings = 1, ...others } = facts;
  const stats = {
    strings_amount: strings,
    strings_translated: 0,
    strings_approved: 0,
    translations_amount: 0,
    last_update: null,
  };
  return { id: 1, project_id: 1, name: 'One', num: 1, type: 'text', splitting: 'lines', stats, ...others };
}

function string(text: string, key = ''): SourceString {
  return {
    id: 1,
    section_id: 1,
    index: 1,
    text,
    key,
    context: '',
    max_length: null,
    updated_at: 0,
    comments_amount: 0,
  };
}

test('text and JSON sections don’t go into one file, empty ones don’t matter', () => {
  const [text, json] = [section({}), section({ type: 'json', splitting: null })];
  expect(whyNotDownload([text, json])).toBe('mixed');
  expect(whyNotDownload([text, section({ type: 'json', strings: 0 })])).toBeUndefined();
  expect(whyNotDownload([json, section({ type: 'special_json' })])).toBeUndefined();
});

test('without strings there is no file', () => {
  expect(whyNotDownload([])).toBe('nothing');
  expect(whyNotDownload([section({ strings: 0 })])).toBe('nothing');
});

test('a file is named after project, section and language, one of several sections after the project', () => {
  expect(fileOf(project, [section({})], [string('One.')], choice)).toEqual({
    name: 'alice-One-ru.txt',
    content: 'One.\n',
  });
  expect(fileOf(project, [section({}), section({ id: 2 })], [], choice).name).toBe('alice-ru.txt');
});

test('paragraphs stay apart by a blank line', () => {
  const paragraphs = section({ splitting: 'paragraphs' });
  expect(fileOf(project, [paragraphs], [string('One.'), string('Two.')], choice).content).toBe(
    'One.\n\nTwo.\n',
  );
});

test('sections of both JSON types make a list, which keeps everything', () => {
  expect(typeOfFile([section({ type: 'json' }), section({ type: 'special_json' })])).toBe('special_json');
});
