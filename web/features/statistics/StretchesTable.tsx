import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ADDED, type Stretch } from './added-over-time.ts';
import { daysText } from './day-words.ts';

/** What the picture shows, week by week, for those who don't see it. */
export function StretchesTable({ stretches }: { stretches: readonly Stretch[] }) {
  const { t, i18n } = useTranslation();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('statistics.days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statistics.week')}</th>
            {ADDED.map((what) => (
              <th key={what} scope="col">
                {t(`statistics.${what}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stretches.map((stretch) => (
            <tr key={stretch.from}>
              <th scope="row">{daysText(stretch, i18n.language)}</th>
              {ADDED.map((what) => (
                <td key={what}>{t('project.amount', { amount: stretch[what] })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
