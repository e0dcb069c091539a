import type { LineKind } from '#contract/files/files.ts';
import { Failure, isAboutFile, lineWords, sentenceOf } from '../client/failure.ts';
import { canBeAccepted, type Rule } from '../config/rules.ts';
import { FileProblem } from '../paths/safe-files.ts';

/** A message about a line of a file, from 1, or about the file. */
export type Line = {
  readonly line?: number | undefined;
  readonly message: string;
  /** The rule by which `check` has found it. */
  readonly rule?: Rule;
};

/** What became of a file. */
export type Outcome<State extends string> = {
  readonly path: string;
  readonly state: State | 'failed';
  /** How many strings or translations were added, changed and so on. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly warnings?: readonly Line[];
  readonly errors?: readonly Line[];
};

/** Lines of a file in a server's report: their number, and the first ones. */
export type Report = {
  readonly total: number;
  readonly lines: readonly { readonly line: number; readonly kind: LineKind; readonly key?: string }[];
};

/** Lines of a server's report as messages, with a last one if the report has only the first of them. */
export function messagesOfReport({ total, lines }: Report): Line[] {
  const messages = lines.map(({ line, kind, key }) => ({
    line,
    message: `${key ? `${key}: ` : ''}${lineWords(kind)}`,
  }));
  return total > lines.length
    ? [...messages, { message: `${total - lines.length} more lines are not listed` }]
    : messages;
}

/** Whether nothing of a file was lost. */
export const isWithoutErrors = ({ state, errors = [] }: Outcome<string>): boolean =>
  state !== 'failed' && errors.length === 0;

/** Does something with a file. What is wrong with the file is its outcome; everything else ends the program. */
export async function outcomeOf<State extends string>(
  path: string,
  act: () => Promise<Outcome<State>>,
): Promise<Outcome<State>> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof FileProblem) return { path, state: 'failed', errors: [{ message: error.message }] };
    if (!(error instanceof Failure && isAboutFile(error))) throw error;
    const { errors, message } = error;
    const [only] = errors.length === 1 ? errors : [];
    if (only && only.line === undefined) return { path, state: 'failed', errors: [{ message }] };
    return {
      path,
      state: 'failed',
      errors: errors.map((item) => ({ line: item.line, message: sentenceOf({ ...item, line: undefined }) })),
    };
  }
}

/** The errors, warnings and what may be meant of a file, each with its place, as compilers write them. */
export function messagesOf({
  path,
  warnings = [],
  errors = [],
  perhaps = [],
}: Outcome<string> & { readonly perhaps?: readonly Line[] }): string[] {
  const positionOf = ({ line }: Line) => (line === undefined ? path : `${path}:${line}`);
  return [
    ...errors.map((error) => `${positionOf(error)}: ${messageWithRule(error)}`),
    ...warnings.map((warning) => `${positionOf(warning)}: warning: ${messageWithRule(warning)}`),
    ...perhaps.map((one) => `${positionOf(one)}: perhaps: ${messageWithRule(one)}`),
  ];
}

/** What can be accepted is told with its rule (command-line.29). */
const messageWithRule = ({ message, rule }: Line): string =>
  rule !== undefined && canBeAccepted(rule) ? `${message} [${rule}]` : message;

/** An outcome as lines for people: its file with its state, unless that is unchanged, then the messages. */
export function linesOf(outcome: Outcome<string>): string[] {
  const { path, state, counts = {} } = outcome;
  const amounts = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? `${count} ${name}` : []));
  const head = `${state.padEnd(9)}  ${path}${amounts.length > 0 ? ` (${amounts.join(', ')})` : ''}`;
  return [...(state === 'unchanged' ? [] : [head]), ...messagesOf(outcome).map((message) => `  ${message}`)];
}

/** How many files have each state: `2 new, 5 unchanged`. */
export function tally(outcomes: readonly Outcome<string>[]): string {
  const groups = Map.groupBy(outcomes, ({ state }) => state);
  return [...groups].map(([state, { length }]) => `${length} ${state}`).join(', ');
}
