import type { ESTree } from 'vite';

export type Range = { start: number; end: number };

/** Types around an expression; everything else that is named so is a type. */
export const TYPED = /^TS(As|Satisfies|NonNull|Instantiation)Expression$/;

export const childrenOf = (node: ESTree.Node): ESTree.Node[] =>
  Object.values(node).flatMap((value) => [value].flat().filter(isNode));

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The name that an identifier or a key says. */
export const nameOf = (node: ESTree.Node): string =>
  'name' in node && typeof node.name === 'string' ? node.name : 'value' in node ? String(node.value) : '';

/** The names that a pattern binds. */
export function boundBy(pattern: ESTree.Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'Property') return boundBy(pattern.value);
  return pattern.type === 'AssignmentPattern' ? boundBy(pattern.left) : childrenOf(pattern).flatMap(boundBy);
}

/** The name in its module of what an import binds; `*` is the whole module. */
export function importedName(one: ESTree.ImportDeclarationSpecifier): string {
  if (one.type === 'ImportNamespaceSpecifier') return '*';
  return one.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(one.imported);
}

/** Whether an expression is this property of `import.meta`. */
export const isMeta = (node: ESTree.Node, name: string): boolean =>
  node.type === 'MemberExpression' && node.object.type === 'MetaProperty' && nameOf(node.property) === name;

/** The values of the constants at the top of a module. */
export function constantsOf(body: readonly ESTree.Node[]): Map<string, ESTree.Expression> {
  const declared = body.flatMap((statement) => {
    const inside = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return inside?.type === 'VariableDeclaration' ? inside.declarations : [];
  });
  return new Map(
    declared.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])),
  );
}

/** The properties of an object whose names are all written out; undefined for other expressions. */
export function tableIn(node: ESTree.Node): ESTree.ObjectProperty[] | undefined {
  if (TYPED.test(node.type) && 'expression' in node) return tableIn(node.expression as ESTree.Node);
  if (node.type !== 'ObjectExpression' || node.properties.length === 0) return undefined;
  const properties = node.properties.filter((one) => one.type === 'Property');
  const isTable = properties.every(({ computed, key }) => !computed && key.type === 'Identifier');
  return isTable && properties.length === node.properties.length ? properties : undefined;
}

/** The code of a node without some ranges, of which some may be inside others. */
export function without(code: string, { start, end }: Range, ranges: Range[]): string {
  let text = '';
  let at = start;
  for (const range of ranges.sort((one, other) => one.start - other.start)) {
    text += code.slice(at, Math.max(at, range.start));
    at = Math.max(at, range.end);
  }
  return text + code.slice(at, Math.max(at, end));
}
