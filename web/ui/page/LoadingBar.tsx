import { useRouterState } from '@tanstack/react-router';
import classes from './LoadingBar.module.css';

/**
 * A line at the top of the window while another page is loading, so that a press on a link has an effect at once. It is not
 * shown for navigation within a page, to another tab or string.
 */
export function LoadingBar() {
  const isLoading = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' &&
      resolvedLocation !== undefined &&
      location.pathname !== resolvedLocation.pathname,
  });
  return isLoading ? <div className={classes.line} data-on-the-way aria-hidden="true" /> : null;
}
