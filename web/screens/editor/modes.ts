// The modes of the editor that take the place of its list and its panel, loaded together by EditorLayout.tsx.
export { FindMode } from './finding/FindMode.tsx';
export { MoveMode } from './rearranging/MoveMode.tsx';
export { SelectMode } from './selecting/SelectMode.tsx';
