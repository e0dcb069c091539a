import 'react';

declare module 'react' {
  /** A component may hand a value of its own to its stylesheet. */
  interface CSSProperties {
    [name: `--${string}`]: string;
  }
}
