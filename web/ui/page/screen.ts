import { lazyRouteComponent } from '@tanstack/react-router';
import {
  type ComponentType,
  createElement,
  type MemoExoticComponent,
  memo,
  type ReactNode,
  use,
} from 'react';
import { LIMITS } from '#domain/core/limits.ts';
import { emitServiceEvent } from '../../data/wire/service-events.ts';
import { loadAllTexts, loadCommonTexts, loadEditingTexts } from '../../language/start.ts';

/** Thrown when code did not load in time or is gone after an upgrade (screens.16). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  /** Lets the code be loaded again when it is next shown. */
  forget: () => void = () => undefined;
}

/** Makes the function that gives a route a screen whose code is loaded, with these texts, when it is first shown. */
const lazyScreenWith =
  (loadTexts: () => Promise<void>) =>
  <Part extends Record<string, unknown>, Name extends keyof Part>(load: () => Promise<Part>, name: Name) =>
    lazyRouteComponent(() => withLoadTimeout(withTexts(load, loadTexts)), name);

/** A screen: `lazyScreen(() => import('./screens/join/JoinScreen.tsx'), 'JoinScreen')`. */
export const lazyScreen = lazyScreenWith(loadAllTexts);

/** A screen that many visits begin with, whose first view has its texts in words/<language>/common.json. */
export const lazyFirstScreen = lazyScreenWith(loadCommonTexts);

/** The editor, whose first view has its texts in common.json and editing.json. */
export const lazyEditorScreen = lazyScreenWith(loadEditingTexts);

/** The components of a module that is loaded when one of them is first shown; each suspends until then. */
export type LazyCode<Module> = {
  component: <Name extends keyof Module>(
    name: Name,
  ) => MemoExoticComponent<(props: PropsOf<Module[Name]>) => ReactNode>;
  /** Loads the code before it is shown. If that fails, it is loaded again when it is shown. */
  preload: () => Promise<void>;
};

/** The properties of a component. Its result is `void` here: inferred from its body, its type could depend on itself. */
export type PropsOf<Component> = Component extends (props: infer Props) => void ? Props & object : never;

/**
 * Code that is loaded when it is first shown, inside a LazyBoundary or a LazyOverlay, together with its texts. Throws a
 * {@link ChunkLoadError} there when it can't be loaded. What was loaded by `preload` is shown without a fallback.
 */
export function lazyCode<Module>(load: () => Promise<Module>): LazyCode<Module> {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  const fetchModule = async () => {
    try {
      loaded = await withLoadTimeout(withTexts(load, loadAllTexts));
      return loaded;
    } catch (error) {
      if (error instanceof ChunkLoadError) error.forget = () => (loading = undefined);
      throw error;
    }
  };
  return {
    component: (name) =>
      memo((props) => {
        if (!loaded) loading ??= fetchModule();
        const code = loaded ?? use(loading as Promise<Module>);
        return createElement(code[name] as ComponentType<typeof props>, props);
      }),
    preload: async () => {
      if (loaded) return;
      const started = fetchModule();
      loading ??= started;
      await started.catch(() => {
        if (loading === started) loading = undefined;
      });
    },
  };
}

/** A part of a screen with code of its own that is loaded when it is first shown, such as a tab. */
export const lazyComponent = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazyCode(load).component(name);

/** Loads code and its texts in parallel. */
async function withTexts<Part>(load: () => Promise<Part>, loadTexts: () => Promise<void>): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts()]);
  return part;
}

/** Waits for code to load as long as screens.16 says; throws a {@link ChunkLoadError} when it does not. */
export async function withLoadTimeout<Part>(load: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new ChunkLoadError('too late')), LIMITS.chunkTimeout);
  });
  try {
    return await Promise.race([load, late]);
  } catch (cause) {
    // Either the file is gone after an upgrade, or the service can't be reached.
    emitServiceEvent('offline');
    throw new ChunkLoadError('not loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}
