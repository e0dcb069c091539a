import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#contract/projects/invite-links.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { welcomeStringQuery } from '../../data/queries/editor.ts';
import { failureWords } from '../../language/failure-words.ts';
import { useTitle } from '../../ui/page/title.ts';
import { FormLines } from '../../ui/plurals/FormLines.tsx';
import { ProjectName } from '../../ui/project-cards/ProjectName.tsx';
import { roleWords } from '../../ui/roles/role-words.ts';
import { InvitedTo } from './InvitedTo.tsx';
import classes from './JoinScreen.module.css';

/** Welcomes a new member with three steps, of which the first has the first untranslated string (invites.27). */
export function Welcome({ invitation: { project, role_name } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const { data: first, error } = useQuery(welcomeStringQuery(project.id));
  const title = t('joining.welcome.title', { project: project.name });
  useTitle(title);
  const projectId = String(project.id);
  return (
    <InvitedTo project={project}>
      <ProjectName size={36} as="h1">
        {title}
      </ProjectName>
      <p className="ui-14">{t('joining.welcome.role', { role: roleWords(t, role_name) })}</p>
      <ol className={`grid gap-24 ui-14 ${classes.steps}`}>
        <Step title={t('joining.welcome.begin')} text={error ? failureWords(t, error) : t(beginWords(first))}>
          {first && (
            <>
              <blockquote className={classes.string} lang={project.source_lang}>
                <FormLines text={first.text}>{(text) => text}</FormLines>
              </blockquote>
              <Button
                variant="filled"
                size="md"
                renderRoot={(props) => (
                  <Link
                    to="/projects/$projectId/editor/$sectionsList"
                    params={{ projectId, sectionsList: printSectionId(first.section_id) }}
                    search={{ string: first.id }}
                    {...props}
                  />
                )}
              >
                {t('joining.welcome.open')}
              </Button>
            </>
          )}
        </Step>
        <Step title={t('joining.welcome.vote')} text={t('joining.welcome.voteText')} />
        <Step title={t('joining.welcome.read')} text={t('joining.welcome.readText')}>
          <Button
            size="md"
            renderRoot={(props) => <Link to="/projects/$projectId" params={{ projectId }} {...props} />}
          >
            {t('joining.toProject')}
          </Button>
        </Step>
      </ol>
    </InvitedTo>
  );
}

/** What is said of the first untranslated string: null if there is none, undefined while it loads. */
function beginWords(first: EditorRow | null | undefined) {
  if (first === undefined) return 'pages.loading';
  return first ? 'joining.welcome.beginText' : 'joining.welcome.beginDone';
}

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </li>
  );
}
