import { type ESTree, Visitor } from 'vite';
import { type Finder, type FoundChange, shown } from './place.ts';

type Node = ESTree.Node;
type Leaf = { leaf: Node; operator: '&&' | '||' | undefined };

/** The conditions that a condition is put together from, each with the operator that joins it. */
export function leavesOf(node: Node, operator?: '&&' | '||'): Leaf[] {
  if (node.type === 'ParenthesizedExpression') return leavesOf(node.expression, operator);
  if (node.type !== 'LogicalExpression' || node.operator === '??') return [{ leaf: node, operator }];
  return [...leavesOf(node.left, node.operator), ...leavesOf(node.right, node.operator)];
}

/** Names of functions that answer yes or no. */
const QUESTION = /^(is|has|may|can|does|was|some|every|includes|starts|ends|test|sees|covers|acts)(?![a-z])/;

function isAnswer(node: Node): boolean {
  if (node.type === 'Identifier') return QUESTION.test(node.name);
  if (node.type === 'MemberExpression') return isAnswer(node.property);
  if (node.type === 'BinaryExpression') return /^([<>!=]=?=?|in|instanceof)$/.test(node.operator);
  if (node.type === 'UnaryExpression') return node.operator === '!';
  if (node.type === 'Literal') return typeof node.value === 'boolean';
  if (node.type !== 'CallExpression') return false;
  const name = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
  return name.type === 'Identifier' && QUESTION.test(name.name);
}

/** Each condition of ifs, choices, `&&` and `||`, and each returned yes or no, negated. */
export const negatedConditions: Finder = (program, code) => {
  const places = new Map<Node, FoundChange>();
  const add = (node: Node | null, ask: 'flip' | 'not') => {
    for (const { leaf } of node ? leavesOf(node) : []) {
      const { start, end } = leaf;
      if (!places.has(leaf)) places.set(leaf, { start, end, ask, change: `${shown(code, leaf)} negated` });
    }
  };
  const addReturned = (node: Node | null) => node && isAnswer(node) && add(node, 'not');
  new Visitor({
    IfStatement({ test }) {
      add(test, 'flip');
    },
    ConditionalExpression({ test }) {
      add(test, 'flip');
    },
    LogicalExpression(node) {
      if (node.operator === '??') return;
      add(node.left, 'flip');
      add(node.right, 'not');
    },
    ReturnStatement({ argument }) {
      addReturned(argument);
    },
    ArrowFunctionExpression({ body }) {
      addReturned(body);
    },
  }).visit(program);
  return [...places.values()];
};

/** Each refusal left out, and each condition dropped, so that those decide alone that were joined with it. */
export const droppedConditions: Finder = (program, code) => {
  const places = new Map<Node, FoundChange>();
  const add = (node: Node, { isRefusal = false, isTest = true } = {}) => {
    for (const { leaf, operator } of leavesOf(node)) {
      // The only condition of a refusal is dropped with the refusal.
      if (places.has(leaf) || (isRefusal && !operator) || !(isTest || isAnswer(leaf))) continue;
      const ask = operator === '&&' ? 'yes' : 'no';
      const { start, end } = leaf;
      places.set(leaf, { start, end, ask, change: `${shown(code, leaf)} dropped` });
    }
  };
  new Visitor({
    IfStatement({ test, consequent }) {
      add(test, { isRefusal: consequent.type === 'ThrowStatement' });
    },
    ConditionalExpression({ test }) {
      add(test);
    },
    LogicalExpression(node) {
      if (node.operator !== '??') add(node, { isTest: false });
    },
    ThrowStatement(node) {
      const { start, end } = node;
      places.set(node, { start, end, ask: 'refuses', change: `${shown(code, node)} dropped`, isBlock: true });
    },
  }).visit(program);
  return [...places.values()];
};
