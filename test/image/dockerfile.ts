/** A step of a Dockerfile: its instruction, and the rest of the line. */
type Step = { instruction: string; rest: string };

/** The steps of a Dockerfile in order, without comments; continued lines are joined. */
export function stepsOf(dockerfile: string): Step[] {
  const lines = dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n');
  return lines.flatMap((line) => {
    const [, instruction, rest] = /^(\w+)\s+(.*\S)/.exec(line) ?? [];
    return instruction && rest ? [{ instruction, rest }] : [];
  });
}

/** The words of an instruction in its JSON form. */
export const wordsOf = (rest: string): string[] => JSON.parse(rest) as string[];

/** The settings of an ENV instruction whose values have no spaces. */
export const settingsOf = (rest: string): Record<string, string> =>
  Object.fromEntries(
    rest.split(/\s+/).map((pair) => [/^[^=]*/.exec(pair)?.[0], pair.replace(/^[^=]*=/, '')]),
  );
