import { type ESTree, Visitor } from 'vite';
import type { Finder, FoundChange } from './place.ts';

/** Each number of a table of limits, or of a module that exports each limit, raised by one. */
export const raisedLimits: Finder = (program) => {
  const places: FoundChange[] = [];
  const add = (value: ESTree.Node, path: string[]) => {
    if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
      return add(value.expression, path);
    if (value.type !== 'ObjectExpression') {
      places.push({ start: value.start, end: value.end, ask: 'more', change: `${path.join('.')} + 1` });
      return;
    }
    for (const property of value.properties) {
      if (property.type === 'Property' && property.key.type === 'Identifier')
        add(property.value, [...path, property.key.name]);
    }
  };
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) add(init, id.name.endsWith('LIMITS') ? [] : [id.name]);
    },
  }).visit(program);
  return places;
};
