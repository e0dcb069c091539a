import { expect, test } from 'vitest';
import { CONTEXT, foundBy } from '../../../test/found-by.ts';
import { icuSyntax } from './icu-syntax.ts';
import { findingsOf } from './run-checks.ts';

const PLURAL = '{n, plural, one {# file} other {# files}}';
const SELECT = '{g, select, male {he} other {they}} ran';

test('a plural of a number that the source doesn’t have is found, in every format (checks.6)', () => {
  const renamed = '{cnt, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}';
  for (const format of ['arb', 'json', 'xliff', 'properties'] as const)
    expect(foundBy(icuSyntax, PLURAL, renamed, { format })).toEqual(['argument {cnt']);
  const other = '{n} of {all}: {all, plural, one {a} other {b}}';
  expect(foundBy(icuSyntax, other, other.replace('{all, plural', '{n, plural'))).toEqual([]);
});

test('cases of a select that are translated or left out are found (checks.6)', () => {
  const source = '{g, select, male {He} female {She} other {They}} left';
  const codes = (target: string) =>
    findingsOf(source, target, CONTEXT, [icuSyntax]).map(({ code, values }) => [code, values?.signs]);
  expect(codes('{g, select, муж {Он} жен {Она} other {Они}} ушли')).toEqual([['cases', 'male, female']]);
  expect(codes('{g, select, male {Он ушёл} other {Они ушли}}')).toEqual([['cases', 'female']]);
  expect(codes('{g, select, male {Он ушёл} female {Она ушла} other {Они ушли}}')).toEqual([]);
});

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
