import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import { LIMITS } from '#domain/limits.ts';

/** A part of the app did not arrive in time, or is gone after an upgrade (DECISIONS §10). */
export class PartMissing extends Error {
  override name = 'PartMissing';
}

/** A screen that is fetched when it is first shown: `screen(() => import('./home/HomeScreen.tsx'), 'HomeScreen')`. */
export function screen<Part extends Record<string, unknown>, Name extends keyof Part>(
  load: () => Promise<Part>,
  name: Name,
) {
  return lazyRouteComponent(() => inTime(load()), name);
}

/** A part of a screen that is fetched when it is first shown, inside a Suspense: a tab, a dialog, a menu. */
export function part<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Export in Name]: ComponentType<Props> }>,
  name: Name,
) {
  return lazy(async () => ({ default: (await inTime(load()))[name] }));
}

async function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new PartMissing('too late')), LIMITS.chunkTimeout);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (cause) {
    throw new PartMissing('not loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}
