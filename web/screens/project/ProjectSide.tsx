import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/projects/members.ts';
import type { Project } from '#contract/projects/projects.ts';
import { pluralCoefficient } from '#domain/core/text/progress.ts';
import { useMe } from '../../data/session/session.ts';
import { Rating } from '../../features/projects/members/Rating.tsx';
import { ReportDialog } from '../../features/site/reports/lazy-report-dialog.ts';
import { Markup } from '../../ui/markup/Markup.tsx';
import { languageName } from '../../ui/project-cards/language-name.ts';
import { dayText } from '../../ui/relative-time/day-text.ts';
import { roleWords } from '../../ui/roles/role-words.ts';
import classes from './ProjectSide.module.css';

type Props = { project: Project; members: readonly Member[] };

/** Recommendations, the user's role and rating, and the facts of the project (projects.25, projects.26). */
export function ProjectSide({ project, members }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const part = members.find(({ user }) => user.id === me?.id);
  return (
    <aside className={classes.side}>
      {project.recomendations !== '' && (
        <section>
          <h2>{t('project.recommendations')}</h2>
          <Markup text={project.recomendations} />
        </section>
      )}
      {part && (
        <section>
          <h2>{t('project.yourPart')}</h2>
          <dl>
            <Fact name={t('project.roleName')}>{roleWords(t, part.role_name)}</Fact>
            <Fact name={t('project.rating')}>
              <Rating votes={part.rating} />
            </Fact>
          </dl>
        </section>
      )}
      <Information project={project} />
      {me && me.id !== project.owner_id && <Report project={project.id} />}
    </aside>
  );
}

function Information({ project }: { project: Project }) {
  const { t, i18n } = useTranslation();
  const { stats } = project;
  const feed = project.visibility === 'public' && !project.hidden && `/api/projects/${project.id}/feed`;
  return (
    <section>
      <h2>{t('project.information')}</h2>
      <dl>
        <Fact name={t('project.sourceLanguage')}>{languageName(project.source_lang, i18n.language)}</Fact>
        <Fact name={t('project.targetLanguage')}>{languageName(project.target_lang, i18n.language)}</Fact>
        <Fact name={t('project.statusName')}>{t(`project.status.${project.status}`)}</Fact>
        <Fact name={t('project.visibilityName')}>{t(`project.visibility.${project.visibility}`)}</Fact>
        <Fact name={t('project.created')}>{dayText(project.created_at, i18n.language)}</Fact>
        <Fact name={t('project.strings')}>{t('project.amount', { amount: stats.strings_amount })}</Fact>
        <Fact name={t('project.translations')}>
          {t('project.amount', { amount: stats.translations_amount })}
        </Fact>
        <Fact name={t('project.plural')}>
          {new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 }).format(
            pluralCoefficient(stats),
          )}
        </Fact>
        {feed && (
          <Fact name={t('project.feed')}>
            <link rel="alternate" type="application/atom+xml" title={project.name} href={feed} />
            <a href={feed}>Atom</a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** Reports the project to the site administrators (reports.1). */
function Report({ project }: { project: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <UnstyledButton className={classes.report} onClick={() => setOpen(true)}>
        {t('project.report')}
      </UnstyledButton>
      {isOpen && <ReportDialog of={{ target: 'project', project }} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
