import type { Me } from '#contract/identity/users.ts';
import { Deliveries } from './Deliveries.tsx';
import classes from './NotificationsTab.module.css';
import { PushDevices } from './PushDevices.tsx';
import { Watches } from './Watches.tsx';

/** The user's settings of notifications: what they learn and how, and what they watch (notifications.23). */
export function NotificationsTab({ me }: { me: Me }) {
  return (
    <div className={`grid padding-top-24 ${classes.tab}`}>
      <Deliveries me={me} />
      <PushDevices />
      <Watches />
    </div>
  );
}
