import { alice } from './alice/alice.ts';
import { inkling } from './inkling/inkling.ts';
import { lastFerry } from './last-ferry/last-ferry.ts';
import { pinocchio } from './pinocchio/pinocchio.ts';
import type { DemoProject } from './project.ts';

/** Every project of the demo, in the order in which they are made. */
export const PROJECTS: readonly DemoProject[] = [pinocchio, inkling, alice, lastFerry];
