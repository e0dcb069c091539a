/** What a project's page hands to the import page that it opens: files, or a text that was pasted. */
export type Brought = { readonly files: readonly File[] } | { readonly text: string };

let waiting: { readonly section: number; readonly brought: Brought } | undefined;

/** Keeps something for the import page of a section. */
export function bring(section: number, brought: Brought): void {
  waiting = { section, brought };
}

/** What was kept for the import page of a section, once. */
export function takeBrought(section: number): Brought | undefined {
  if (waiting?.section !== section) return undefined;
  const { brought } = waiting;
  waiting = undefined;
  return brought;
}
