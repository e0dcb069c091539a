/** What a scenario measured, by name, as its line of the report says it. */
export type Figures = Record<string, string | number>;

/** Something that happens to a running service. It throws when what was promised is not kept. */
export type Scenario = { name: string; run(): Promise<Figures> };

/** Throws unless it holds: a promise is broken. */
export function promise(holds: boolean, broken: string): asserts holds {
  if (!holds) throw new Error(broken);
}
