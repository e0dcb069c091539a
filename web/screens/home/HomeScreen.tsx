import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectsInNeedQuery } from '../../data/queries/projects.ts';
import { useMe } from '../../data/session/session.ts';
import { mayBeSignedIn } from '../../data/wire/session-hint.ts';
import { useTitle } from '../../ui/page/title.ts';
import { About } from './About.tsx';
import { Hero } from './Hero.tsx';
import classes from './HomeScreen.module.css';
import { PopularProjects } from './PopularProjects.tsx';
import { ProjectsInNeed } from './ProjectsInNeed.tsx';
import { Steps } from './Steps.tsx';
import { YourProjects } from './YourProjects.tsx';

/**
 * `/`: the user's projects, popular projects and an introduction (screens.11, screens.13). Guests first see the introduction
 * and projects that need translators.
 */
export function HomeScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const isGuest = me === null || (me === undefined && !mayBeSignedIn());
  useTitle(t('home.title'));
  return (
    <>
      {isGuest && <Hero />}
      <div className={classes.home}>
        <div>
          {isGuest ? <GuestProjects /> : <YourProjects />}
          {!isGuest && <PopularProjects />}
        </div>
        {isGuest ? <Steps /> : <About />}
      </div>
    </>
  );
}

/** Projects that need translators, then other popular ones. */
function GuestProjects() {
  const { data: inNeed } = useQuery(projectsInNeedQuery);
  return (
    <>
      <ProjectsInNeed />
      <PopularProjects without={inNeed} />
    </>
  );
}
