import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './ScrollRegion.module.css';

type Props = {
  /** Its label for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A scrolling part of the panel. It is a tab stop while its content overflows, so that arrow keys scroll it, and its edges
 * fade. `--content` is the height of its content.
 */
export function ScrollRegion({ label, className = '', children }: Props) {
  const part = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [part.current, content.current];
    if (!outer || !inner) return;
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = outer;
      outer.style.setProperty('--content', `${inner.offsetHeight}px`);
      outer.toggleAttribute('data-above', scrollTop > 1);
      outer.toggleAttribute('data-below', scrollTop + clientHeight < scrollHeight - 1);
      if (scrollHeight > clientHeight + 1) outer.tabIndex = 0;
      else if (document.activeElement !== outer) outer.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    watch.observe(inner);
    outer.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      outer.removeEventListener('scroll', measure);
    };
  }, []);
  return (
    <section ref={part} className={`${classes.part} ${className}`} aria-label={label}>
      <div ref={content} className={classes.content}>
        {children}
      </div>
    </section>
  );
}
