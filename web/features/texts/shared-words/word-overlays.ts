// What opens over the table of shared words, loaded together by SharedWords.tsx.
export { DeleteSharedWord } from './DeleteSharedWord.tsx';
export { SharedWordForm } from './SharedWordForm.tsx';
