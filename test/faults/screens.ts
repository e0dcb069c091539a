import { type ESTree, Visitor } from 'vite';
import { leavesOf } from './conditions.ts';
import { type Finder, type FoundChange, shown } from './place.ts';

type Node = ESTree.Node;

const HANDLER = /^on[A-Z]/;
const DISABLED = /^(disabled|isDisabled|readOnly|aria-disabled|data-disabled)$/;
const FAILURE = /error|fail|refus|problem|wrong/i;

/** Whether a handler is only passed on: it is removed where it is made. */
function isPassedOn(node: Node): boolean {
  if (node.type === 'MemberExpression') return isPassedOn(node.property);
  return node.type === 'Identifier' && HANDLER.test(node.name);
}

/**
 * What a user of a screen would notice: a handler that does nothing, other words, a control that is disabled when it should not be
 * and the other way round, a failure of which nothing is shown.
 */
export const screenFaults: Finder = (program, code) => {
  const places = new Map<Node, FoundChange>();
  const add = (node: Node, ask: FoundChange['ask'], how: string, { start, end } = node) => {
    if (!places.has(node)) places.set(node, { start, end, ask, change: `${shown(code, node)} ${how}` });
  };
  const addHandler = (name: string, node: Node) => {
    if (HANDLER.test(name) && !isPassedOn(node)) add(node, 'acts', `of ${name} removed`);
  };
  /** Conditions about a failure, so that it is ignored. */
  const addFailure = (test: Node) => {
    for (const { leaf } of leavesOf(test)) {
      if (FAILURE.test(code.slice(leaf.start, leaf.end))) add(leaf, 'no', 'ignored');
    }
  };
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || value?.type !== 'JSXExpressionContainer') return;
      const { expression } = value;
      if (expression.type === 'JSXEmptyExpression') return;
      addHandler(name.name, expression);
      if (DISABLED.test(name.name)) add(expression, 'flip', `of ${name.name} inverted`);
      if (name.name === 'error') add(expression, 'nothing', 'of error left out');
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (!property.method && !property.shorthand) addHandler(property.key.name, property.value);
      }
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type === 'Identifier' && callee.name === 't') add(node, 'words', 'says something else');
      const isCatch =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'catch';
      if (isCatch && given[0] && given[0].type !== 'SpreadElement') add(given[0], 'acts', 'of catch removed');
    },
    CatchClause({ body }) {
      if (body.body.length === 0) return;
      const { start, end } = body;
      places.set(body, {
        start: start + 1,
        end: end - 1,
        ask: 'runs',
        change: `catch ${shown(code, body)} left out`,
        isBlock: true,
      });
    },
    IfStatement({ test }) {
      addFailure(test);
    },
    ConditionalExpression({ test }) {
      addFailure(test);
    },
    LogicalExpression(node) {
      if (node.operator === '&&') addFailure(node.left);
    },
  }).visit(program);
  return [...places.values()];
};
