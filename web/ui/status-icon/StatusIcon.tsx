import type { StringState } from '#domain/core/text/strings.ts';
import classes from './StatusIcon.module.css';

/** A circle: empty, half full, full with a darker rim, or full with a tick, on a grid of 16. */
const SHAPES = {
  none: <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  initial: (
    <>
      <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M8 3.8a4.2 4.2 0 0 0 0 8.4z" fill="currentColor" />
    </>
  ),
  review: (
    <circle cx="8" cy="8" r="5.7" fill="currentColor" stroke="var(--st-review-edge)" strokeWidth="1.4" />
  ),
  approved: (
    <>
      <circle cx="8" cy="8" r="6.6" fill="currentColor" />
      <path
        d="M5 8.2l2.2 2.2L11.2 6"
        fill="none"
        stroke="var(--cut, var(--page))"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
} as const satisfies Record<StringState, object>;

type Props = {
  state: StringState;
  size?: number;
  /** Read by screen readers; needed where no word is beside the icon. */
  label?: string;
};

/**
 * The status of a string, page or translation as an icon. Its tick has the background's colour: set `--cut` where that
 * differs.
 */
export function StatusIcon({ state, size = 14, label }: Props) {
  return (
    <svg
      className={classes[state]}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {SHAPES[state]}
    </svg>
  );
}
