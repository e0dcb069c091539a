import { useRouterState } from '@tanstack/react-router';
import classes from './OnTheWay.module.css';

/**
 * A line at the top of the window while another page is on its way: a press on a link is answered at once. A step within a
 * page, to another tab or string, is answered there.
 */
export function OnTheWay() {
  const isOnTheWay = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' &&
      resolvedLocation !== undefined &&
      location.pathname !== resolvedLocation.pathname,
  });
  return isOnTheWay ? <div className={classes.line} data-on-the-way aria-hidden="true" /> : null;
}
