import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { icuSyntax } from './icu-syntax.ts';

const PLURAL = '{n, plural, one {# file} other {# files}}';
const SELECT = '{g, select, male {he} other {they}} ran';

test.each([
  ['Hello {name}', 'Привет, {name'],
  ['Hello {name}', 'Привет, {имя файла}'],
  [PLURAL, '{n, plural, one {# файл} other {# файлов}'],
  [PLURAL, '{n, множественное, one {# файл} other {# файлов}}'],
  [PLURAL, '{n, plural, one {# файл} few {# файла}}'],
  [SELECT, '{g, select, male {он} другое {они}} бежали'],
])('a message %j can not be read as %j (checks.6)', (source, target) => {
  expect(foundBy(icuSyntax, source, target)).toHaveLength(1);
});

test.each([
  ['Hello {name}', 'Привет, {name}', 'nested_json'],
  ['Hello {name}', 'Привет', 'nested_json'],
  ['Hello {name}', 'Dell’{name}, l’“{name}”', 'arb'],
  [PLURAL, '{n, plural, one {# файл} few {# файла} other {# файлов}}', 'arb'],
  [SELECT, '{g, select, male {он} other {они}} <b>бежали</b>', 'arb'],
  ['Hello {{name}}', 'Привет, {{name', 'nested_json'],
  ['A set { and', 'Набор { и', 'json'],
  ['No braces', 'Скобки { нет', 'json'],
  ['Hello {name}', 'Привет, {имя файла', 'epub'],
  ['Hello {name}', 'Привет, {имя файла', 'resx'],
  ['{ $n } files', '{ $n файлов', 'fluent'],
] as const)('%j as %j in %s can be read, or is no message', (source, target, format) => {
  expect(foundBy(icuSyntax, source, target, { format })).toEqual([]);
});
