import type { ReactNode } from 'react';
import { foldForSearch } from '#domain/core/text/text.ts';

/** The headings of the palette, in its order. */
export const COMMAND_GROUPS = ['go', 'commands', 'filters', 'sorts', 'sections'] as const;

/** An entry of the palette. */
export type PaletteCommand = {
  label: string;
  lang?: string;
  mark?: ReactNode;
  keys?: ReactNode;
  run: () => void;
};

export type PaletteCommands = {
  readonly [Name in (typeof COMMAND_GROUPS)[number]]: readonly PaletteCommand[];
};

/** Entries of a group that are rendered: a project may have hundreds of sections. */
const RENDERED = 30;

/** The entries with every word of the query, regardless of case. Those of `go` are made for the query already. */
export function searchCommands(commands: PaletteCommands, query: string) {
  const words = foldForSearch(query.trim()).split(/\s+/);
  const isMatch = ({ label }: PaletteCommand) => words.every((word) => foldForSearch(label).includes(word));
  return COMMAND_GROUPS.flatMap((name) => {
    const matching = name === 'go' ? commands.go : commands[name].filter(isMatch);
    return matching.length > 0 ? [{ name, commands: matching.slice(0, RENDERED) }] : [];
  });
}
