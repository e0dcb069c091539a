import { type ESTree, Visitor } from 'vite';
import type { Finder, Found } from './place.ts';

/** Each number of a table of limits, or of a module that exports each limit, raised by one. */
export const raisedLimits: Finder = (program) => {
  const found: Found[] = [];
  const add = (value: ESTree.Node, at: string[]) => {
    if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
      return add(value.expression, at);
    if (value.type !== 'ObjectExpression') {
      found.push({ start: value.start, end: value.end, ask: 'more', change: `${at.join('.')} + 1` });
      return;
    }
    for (const property of value.properties) {
      if (property.type === 'Property' && property.key.type === 'Identifier')
        add(property.value, [...at, property.key.name]);
    }
  };
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) add(init, id.name.endsWith('LIMITS') ? [] : [id.name]);
    },
  }).visit(program);
  return found;
};
