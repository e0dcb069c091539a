import { COLOUR_OF_STATE, type PageColour, STRING_STATES, type StringState } from '#domain/texts/strings.ts';

/** The state that gives a page its colour: the one of its least done string (editor.10). */
export function stateOfPage(colour: PageColour): StringState {
  return STRING_STATES.find((state) => COLOUR_OF_STATE[state] === colour) ?? 'none';
}
