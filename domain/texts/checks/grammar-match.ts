import type { Range } from './checked-text.ts';

/** What a grammar server says of a place of a text: a message for people, and what may stand there instead. */
export type GrammarMatch = Range & { readonly message: string; readonly replacement?: string | undefined };
