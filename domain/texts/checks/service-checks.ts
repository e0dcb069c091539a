import type { CheckId } from './registry.ts';

/**
 * The checks that need a dictionary of words or other strings, so that only the service answers them, in the order of their findings
 * (spelling.9).
 */
export const SERVICE_CHECKS = ['inconsistent', 'spelling', 'grammar'] as const satisfies readonly CheckId[];

export type ServiceCheck = (typeof SERVICE_CHECKS)[number];
