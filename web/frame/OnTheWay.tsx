import { useRouterState } from '@tanstack/react-router';
import classes from './OnTheWay.module.css';

/** A line at the top of the window while another page is on its way: a press on a link is answered at once. */
export function OnTheWay() {
  const isOnTheWay = useRouterState({ select: ({ status }) => status === 'pending' });
  return isOnTheWay ? <div className={classes.line} data-on-the-way aria-hidden="true" /> : null;
}
