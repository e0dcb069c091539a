import type { Figures, Scenario } from './scenario.ts';

type ScenarioResult = { name: string; figures?: Figures; failure?: string; seconds: number };

async function play({ name, run }: Scenario): Promise<ScenarioResult> {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  try {
    const figures = await run();
    return { name, figures, seconds: seconds() };
  } catch (error) {
    return { name, failure: error instanceof Error ? error.message : String(error), seconds: seconds() };
  }
}

function lineOf({ name, figures = {}, failure, seconds }: ScenarioResult): string {
  const shown = Object.entries(figures).map(([what, value]) => `${what} ${value}`);
  return `${failure ? 'FAILED' : 'ok    '} ${name} (${seconds} s): ${failure ?? shown.join(', ')}`;
}

/**
 * Runs scenarios one after the other, and prints a line for each; arguments of the command run only those with them in
 * their name. The process's exit code says whether all passed.
 */
export async function playAll(scenarios: readonly Scenario[]): Promise<void> {
  const wanted = process.argv.slice(2).join(' ');
  const outcomes: ScenarioResult[] = [];
  for (const scenario of scenarios.filter(({ name }) => name.includes(wanted))) {
    const outcome = await play(scenario);
    outcomes.push(outcome);
    console.log(lineOf(outcome));
  }
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || outcomes.length === 0 ? 1 : 0;
}
