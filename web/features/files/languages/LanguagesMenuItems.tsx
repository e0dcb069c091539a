import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { FamilyLanguage, findInFamily } from '#contract/files/families.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { translatedPercent } from '#domain/core/text/progress.ts';
import { copiesQuery, familyQuery } from '../../../data/queries/families.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { Percent } from '../../../ui/project-cards/Percent.tsx';
import classes from './LanguagesMenu.module.css';

type Props = {
  button: OpeningButton;
  project: ProjectWithoutProgress;
  at: { section: number; string: number | undefined } | undefined;
};

/** The menu of {@link ./LanguagesMenu.tsx}. */
export function LanguagesMenuItems({ button, project, at }: Props) {
  const { t, i18n } = useTranslation();
  const { compare } = new Intl.Collator(i18n.language);
  const nameOf = ({ target_lang }: FamilyLanguage) => languageName(target_lang, i18n.language);
  const { target, opened, open } = useOpenOnMount();
  const family = useQuery({ ...familyQuery(project.id), enabled: opened });
  const copies = useQuery({
    ...copiesQuery(project.id, at?.section ?? 0, at?.string),
    enabled: opened && at !== undefined,
  });
  // Before the copies are known, a link would lead elsewhere.
  const isPending = family.isPending || (at !== undefined && copies.isPending);
  const error = family.error ?? copies.error;
  const otherLanguages =
    isPending || error
      ? undefined
      : family.data?.languages
          .filter(({ project_id }) => project_id !== project.id)
          .toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  return (
    <Menu opened={opened} onChange={open} position="bottom-start" returnFocus>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <Menu.Label>{t('project.otherLanguages')}</Menu.Label>
        {isPending && !error && <Pending />}
        {error && <Menu.Label role="alert">{failureWords(t, error)}</Menu.Label>}
        {otherLanguages?.length === 0 && <Menu.Label>{t('languages.noneToRead')}</Menu.Label>}
        {otherLanguages?.map((language) =>
          at ? (
            <EditorItem
              key={language.project_id}
              language={language}
              copy={copies.data?.find(({ project_id }) => project_id === language.project_id)}
            />
          ) : (
            <Menu.Item
              key={language.project_id}
              rightSection={<Translated language={language} />}
              renderRoot={(props) => (
                <Link
                  to="/projects/$projectId"
                  params={{ projectId: String(language.project_id) }}
                  preload={false}
                  {...props}
                />
              )}
            >
              <Name language={language} />
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A link to the same place in the editor of another language; to its project if it has no such section. */
function EditorItem({
  language,
  copy,
}: {
  language: FamilyLanguage;
  copy: ReplyOf<typeof findInFamily>[number] | undefined;
}) {
  const projectId = String(language.project_id);
  const { section_id: section = null, string_id: string = null } = copy ?? {};
  return (
    <Menu.Item
      rightSection={<Translated language={language} />}
      renderRoot={(props) =>
        section === null ? (
          <Link to="/projects/$projectId" params={{ projectId }} preload={false} {...props} />
        ) : (
          <Link
            to="/projects/$projectId/editor/$sectionsList"
            params={{ projectId, sectionsList: printSectionId(section) }}
            search={string === null ? {} : { string }}
            preload={false}
            {...props}
          />
        )
      }
    >
      <Name language={language} />
    </Menu.Item>
  );
}

function Name({ language: { target_lang } }: { language: FamilyLanguage }) {
  const { i18n } = useTranslation();
  return languageName(target_lang, i18n.language);
}

function Translated({ language: { stats } }: { language: FamilyLanguage }) {
  return (
    <span className={`ui-12 ink-3 ${classes.percent}`}>
      <Percent value={translatedPercent(stats)} />
    </span>
  );
}
