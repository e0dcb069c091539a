/** The measurements of a scenario by name, as the report prints them. */
export type Figures = Record<string, string | number>;

/** A scenario with a running service. It throws if a guarantee is violated. */
export type Scenario = { name: string; run(): Promise<Figures> };

/** Throws unless a guarantee holds. */
export function guarantee(holds: boolean, broken: string): asserts holds {
  if (!holds) throw new Error(broken);
}
