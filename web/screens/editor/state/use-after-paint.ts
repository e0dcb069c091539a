import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

/** What somebody does next meets what they have just chosen, not what stood there before. */
const INPUTS = ['pointerdown', 'click', 'keydown', 'beforeinput'] as const;

/**
 * A value that is long to draw. When its key changes the value before stays until the next frame is painted, so that a press is
 * answered at once by what is quick to draw; any input before then brings the new one. Without a key nothing stays.
 */
export function useAfterPaint<Value>(key: number | string | undefined, value: Value): Value {
  const [drawn, draw] = useState(key);
  const isBehind = key !== undefined && drawn !== key;
  const last = useRef(value);
  useLayoutEffect(() => {
    if (!isBehind) last.current = value;
  });
  useLayoutEffect(() => {
    if (!isBehind) return draw(key);
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
  }, [isBehind, key]);
  return isBehind ? last.current : value;
}
