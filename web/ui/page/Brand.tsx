import { Link } from '@tanstack/react-router';
import classes from './Brand.module.css';

/** The logo in the colour of the surrounding text: a D with the feet of Д. */
export function Logo({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M6 2h9.600C22.500 2 27 6.300 27 12.900c0 3.700-1.200 6.800-3.400 9.100H30v8h-4v-4H6v4H2v-8h4zm6 4v16h3.400c4.500 0 7.100-3.300 7.100-8.800C22.500 8.600 19.900 6 15.400 6z"
      />
    </svg>
  );
}

/** Logo and name as a link to Home. */
export function Brand() {
  return (
    <Link to="/" className={classes.brand}>
      <Logo size={20} />
      Dragoman
    </Link>
  );
}
