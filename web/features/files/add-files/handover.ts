import type { Chosen } from './chosen-files.ts';

let handover: { readonly project: number; readonly chosen: Chosen } | undefined;

/** Hands files over to the page that imports any files of a project. */
export function handOverFiles(project: number, chosen: Chosen): void {
  handover = { project, chosen };
}

/** Takes what was handed over, so that it is used once. */
export function takeHandedOverFiles(project: number): Chosen | undefined {
  if (handover?.project !== project) return undefined;
  const { chosen } = handover;
  handover = undefined;
  return chosen;
}
