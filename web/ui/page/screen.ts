import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement, memo, use } from 'react';
import { LIMITS } from '#domain/limits.ts';
import { tellHeard } from '../../data/wire/heard.ts';
import { learnAll, learnCommon } from '../../language/start.ts';

/** A part of the app did not arrive in time, or is gone after an upgrade (screens.16). */
export class PartMissing extends Error {
  override name = 'PartMissing';
  /** Lets it be fetched anew when it is next shown. */
  forget: () => void = () => undefined;
}

/** A screen that is fetched when it is first shown: `screen(() => import('./home/HomeScreen.tsx'), 'HomeScreen')`. */
export function screen<Part extends Record<string, unknown>, Name extends keyof Part>(
  load: () => Promise<Part>,
  name: Name,
) {
  return lazyRouteComponent(() => inTime(withTexts(load, learnAll)), name);
}

/** A screen that many visits begin with. Its texts, until something is opened on it, are in language/<code>/common.ts. */
export function firstScreen<Part extends Record<string, unknown>, Name extends keyof Part>(
  load: () => Promise<Part>,
  name: Name,
) {
  return lazyRouteComponent(() => inTime(withTexts(load, learnCommon)), name);
}

/**
 * A part of a screen that is fetched when it is first shown, inside a PartPlace or an OpenedPart: a tab, a dialog, a menu.
 * Throws a {@link PartMissing} there when it does not come.
 */
export function part<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Export in Name]: ComponentType<Props> }>,
  name: Name,
) {
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetched = async () => {
    try {
      return (await inTime(withTexts(load, learnAll)))[name];
    } catch (error) {
      if (error instanceof PartMissing) error.forget = () => (coming = undefined);
      throw error;
    }
  };
  return memo((props: Props) => {
    coming ??= fetched();
    return createElement(use(coming), props);
  });
}

/** Fetches a part of the app and its texts side by side. */
async function withTexts<Part>(load: () => Promise<Part>, learn: () => Promise<void>): Promise<Part> {
  const [part] = await Promise.all([load(), learn()]);
  return part;
}

/** Waits for a part of the app as long as screens.16 says; throws a {@link PartMissing} when it does not come. */
export async function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new PartMissing('too late')), LIMITS.chunkTimeout);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (cause) {
    // Gone after an upgrade, or is nobody reached at all?
    tellHeard('offline');
    throw new PartMissing('not loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}
