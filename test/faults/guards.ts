import { type ESTree, Visitor } from 'vite';
import { droppedConditions } from './conditions.ts';
import type { Finder } from './place.ts';

/** Functions that make a guard of the function that they get. */
const MAKERS = new Set(['withPermission', 'withCredential']);

/** The refusals and conditions of guards: of all in `server/core/guards/`, elsewhere of the guards that a noun has by itself. */
export const guardFaults =
  (isAllGuards: boolean): Finder =>
  (program, code) => {
    const places = droppedConditions(program, code);
    if (isAllGuards) return places;
    const guards: ESTree.Node[] = [];
    new Visitor({
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && MAKERS.has(node.callee.name)) guards.push(node);
      },
    }).visit(program);
    return places.filter(({ start, end }) =>
      guards.some((guard) => guard.start <= start && end <= guard.end),
    );
  };
