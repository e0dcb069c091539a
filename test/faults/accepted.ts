/** Faults that change nothing that anyone could notice: the file, the change as the report names it, and the reason. */
export const ACCEPTED: readonly (readonly [file: string, change: string, reason: string])[] = [];
