import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

/** Inputs before which the new value is rendered, so that they apply to it. */
const INPUTS = ['pointerdown', 'click', 'keydown', 'beforeinput'] as const;

/**
 * Delays a value that takes long to render. When its key changes the old value stays until the next frame is painted, so
 * that a press is answered at once; any input before then renders the new one. Without a key nothing is delayed.
 */
export function useAfterPaint<Value>(key: number | string | undefined, value: Value): Value {
  const [drawn, draw] = useState(key);
  const isBehind = key !== undefined && drawn !== key;
  const last = useRef(value);
  useLayoutEffect(() => {
    if (!isBehind) last.current = value;
  });
  useLayoutEffect(() => {
    if (!isBehind) {
      // React would render the whole screen a second time for a state that is already there.
      if (drawn !== key) draw(key);
      return;
    }
    const watch = new AbortController();
    const catchUp = () => {
      watch.abort();
      flushSync(() => draw(key));
    };
    const forget = afterPaint(catchUp);
    watch.signal.addEventListener('abort', forget);
    for (const input of INPUTS) {
      window.addEventListener(input, catchUp, { capture: true, signal: watch.signal });
    }
    return () => watch.abort();
  }, [isBehind, drawn, key]);
  return isBehind ? last.current : value;
}
