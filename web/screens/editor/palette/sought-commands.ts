import type { ReactNode } from 'react';
import { comparable } from '#domain/texts/text.ts';

/** The headings of the palette, in its order. */
export const COMMAND_GROUPS = ['go', 'acts', 'filters', 'sorts', 'sections'] as const;

/** One thing that can be done. */
export type Command = {
  label: string;
  lang?: string;
  mark?: ReactNode;
  keys?: ReactNode;
  deed: () => void;
};

export type Commands = { readonly [Name in (typeof COMMAND_GROUPS)[number]]: readonly Command[] };

/** Sections drawn at once: a project may have hundreds, and what one writes finds the others. */
const DRAWN = 30;

/** The commands that have every word of the query, whatever their case; what goes to a number has been asked for by it. */
export function soughtCommands(commands: Commands, query: string) {
  const words = comparable(query.trim()).split(/\s+/);
  const isSought = ({ label }: Command) => words.every((word) => comparable(label).includes(word));
  return COMMAND_GROUPS.flatMap((name) => {
    const sought = name === 'go' ? commands.go : commands[name].filter(isSought);
    return sought.length > 0 ? [{ name, commands: sought.slice(0, DRAWN) }] : [];
  });
}
