import { type ESTree, Visitor } from 'vite';
import type { Finder, Found } from './place.ts';

/** Each number of a table of limits, raised by one. */
export const raisedLimits: Finder = (program) => {
  const found: Found[] = [];
  const add = (node: ESTree.Node | null, path: string[]) => {
    if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
      return add(node.expression, path);
    if (node?.type !== 'ObjectExpression') return;
    for (const property of node.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const { value } = property;
      const at = [...path, property.key.name];
      if (value.type === 'ObjectExpression') add(value, at);
      else found.push({ start: value.start, end: value.end, ask: 'more', change: `${at.join('.')} + 1` });
    }
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name.endsWith('LIMITS')) add(init, []);
    },
  }).visit(program);
  return found;
};
