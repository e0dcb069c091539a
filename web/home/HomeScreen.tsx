import { useTranslation } from 'react-i18next';
import { useTitle } from '../frame/title.ts';
import { useMe } from '../session/session.ts';
import { About } from './About.tsx';
import classes from './HomeScreen.module.css';
import { PopularProjects } from './PopularProjects.tsx';
import { YourProjects } from './YourProjects.tsx';

/** `/`: own work first, then what is popular; at right what this is and how to begin (SPEC §2). */
export function HomeScreen() {
  const { t } = useTranslation();
  const me = useMe();
  useTitle(t('home.title'));
  return (
    <div className={classes.home}>
      <div>
        {me !== null && <YourProjects />}
        <PopularProjects />
      </div>
      <About />
    </div>
  );
}
