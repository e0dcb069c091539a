import { Skeleton } from '@mantine/core';
import classes from './list.module.css';

/** Placeholder lines while a list loads. */
export function ListSkeleton() {
  return (
    <div className={`lines ${classes.list}`} aria-hidden="true">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={`line ${classes.line}`}>
          <div>
            <Skeleton width={180} height={14} />
            <Skeleton width={260} height={10} mt={10} />
          </div>
        </div>
      ))}
    </div>
  );
}
