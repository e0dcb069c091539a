import type { ESTree } from 'vite';
import { isMeta, nameOf } from './syntax.ts';

/** Reads the texts and paths that expressions of a module make, with the constants at its top. */
export function valuesWith(constants: ReadonlyMap<string, ESTree.Expression>) {
  const constantOf = (node: ESTree.Node & { name: string }) => {
    const value = constants.get(node.name);
    return value && value.end < node.start ? value : undefined;
  };

  /** The text of an expression, in which `*` stands for computed values; undefined if it has none. */
  function textOf(node: ESTree.Node): string | undefined {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? node.value : undefined;
      case 'TemplateLiteral': {
        const values = node.expressions.map((one) => textOf(one) ?? '*');
        return node.quasis.map(({ value }, at) => value.cooked + (values[at] ?? '')).join('');
      }
      case 'TSAsExpression':
        return textOf(node.expression);
      case 'Identifier': {
        const value = constantOf(node);
        return value && textOf(value);
      }
    }
    return undefined;
  }

  const textsOf = (node: ESTree.Node): string[] =>
    node.type === 'ArrayExpression'
      ? node.elements.flatMap((one) => (one ? textsOf(one) : []))
      : [textOf(node) ?? []].flat();

  /** The path that an expression makes from the place of its module, `/*` for a computed rest; undefined if it makes none. */
  function pathOf(node: ESTree.Node): string | undefined {
    switch (node.type) {
      case 'Identifier': {
        const value = constantOf(node);
        return value && pathOf(value);
      }
      case 'MemberExpression':
        if (isMeta(node, 'dirname')) return '.';
        return nameOf(node.property) === 'href' ? pathOf(node.object) : undefined;
      case 'TemplateLiteral': {
        const [base] = node.expressions;
        const from = base && node.quasis[0]?.value.cooked === '' ? pathOf(base) : undefined;
        return from && `${from}/*`;
      }
      case 'CallExpression':
      case 'NewExpression': {
        const [first, ...rest] = node.arguments;
        if (!first || node.callee.type !== 'Identifier') return undefined;
        switch (node.callee.name) {
          case 'URL': {
            const base = rest[0] && (isMeta(rest[0], 'url') ? '.' : pathOf(rest[0]));
            return base && joined(base, [textOf(first)]);
          }
          case 'join':
          case 'resolve': {
            const base = pathOf(first);
            return base && joined(base, rest.map(textOf));
          }
          case 'fileURLToPath':
            return pathOf(first);
        }
      }
    }
    return undefined;
  }

  return { textOf, textsOf, pathOf };
}

/** A path with further parts, up to the first one that is computed. */
function joined(base: string, parts: (string | undefined)[]): string {
  const computed = parts.findIndex((part) => part === undefined || part.includes('*'));
  return [base, ...(computed < 0 ? parts : [...parts.slice(0, computed), '*'])].join('/');
}
