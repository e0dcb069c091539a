import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/user-name.ts';
import { contributionsQuery } from '../../data/queries/statistics.ts';
import { Picker } from '../../ui/frame/Picker.tsx';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { PartPlace } from '../../ui/offline/PartPlace.tsx';
import { part } from '../../ui/page/screen.ts';
import { ADDED, addedInAll, addedOverTime } from './added-over-time.ts';
import classes from './Contributions.module.css';
import { StretchesTable } from './StretchesTable.tsx';

const ContributionsChart = part(() => import('./ContributionsChart.tsx'), 'ContributionsChart');

const EVERYONE = 'everyone';

/** What was added day by day, by everyone or by one user; a phone has room for weeks. */
export function Contributions({ project }: { project: number }) {
  const { t } = useTranslation();
  const heading = useId();
  const isNarrow = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const [whose, choose] = useState<UserName>();
  const { data, error, refetch } = useQuery(contributionsQuery(project));
  const stretches = data && addedOverTime(data, isNarrow ? 7 : 1, whose?.id);
  const people = new Map(data?.days.flatMap(({ user }) => (user ? [[user.id, user] as const] : [])));
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{t('statistics.days')}</h2>
        {people.size > 1 && (
          <Picker
            button={
              <Button size="xs" variant="subtle" color="gray" rightSection={<IconChevronDown size={14} />}>
                {`${t('statistics.whose')}: ${whose?.username ?? t('statistics.everyone')}`}
              </Button>
            }
            value={String(whose?.id ?? EVERYONE)}
            options={[
              { value: EVERYONE, label: t('statistics.everyone') },
              ...[...people.values()].map(({ id, username }) => ({ value: String(id), label: username })),
            ]}
            onChoose={(id) => choose(people.get(Number(id)))}
          />
        )}
      </div>
      {error && !data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {people.size === 0 && data && <p className={classes.note}>{t('statistics.quiet')}</p>}
      {!stretches && !error && <Skeleton className={classes.room} />}
      {stretches && people.size > 0 && (
        <>
          <ul className={classes.legend}>
            {ADDED.map((what) => (
              <li key={what}>
                <span className={classes.swatch} data-added={what} />
                {t('statistics.part', {
                  word: t(`statistics.${what}`),
                  amount: addedInAll(stretches)[what],
                })}
              </li>
            ))}
          </ul>
          <PartPlace fallback={<Skeleton className={classes.room} />}>
            <ContributionsChart label={t('statistics.daysText')} stretches={stretches} />
          </PartPlace>
          <StretchesTable stretches={data ? addedOverTime(data, 7, whose?.id) : []} />
        </>
      )}
    </section>
  );
}
