import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FamilyLanguage } from '#contract/files/families.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { blockingChecks } from '#domain/texts/checks/severities.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { isBlocked } from '../export/WhyNotExported.tsx';

type Props = { languages: readonly FamilyLanguage[]; error: Error };

/** Why no language was downloaded; where checks block texts, how many in each, with links to them (exports.43). */
export function WhyNoLanguages({ languages, error }: Props) {
  const { t, i18n } = useTranslation();
  if (!isBlocked(error)) return failureWords(t, error);
  const textsIn = amountsIn(error.current);
  const blocked = languages.filter(({ project_id }) => textsIn.has(project_id));
  return (
    <>
      <p>{t('languages.blocked')}</p>
      <ul className="lines">
        {blocked.map(({ project_id, target_lang, check_severities }) => (
          <li key={project_id}>
            <Link
              to="/projects/$projectId/editor/$sectionsList"
              params={{ projectId: String(project_id), sectionsList: ALL_SECTIONS }}
              search={{ checks: blockingChecks(check_severities, 'approval') }}
            >
              {t('languages.blockedIn', {
                language: languageName(target_lang, i18n.language),
                amount: textsIn.get(project_id) ?? 0,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many texts are blocked, by the project of each language. */
function amountsIn(current: unknown): ReadonlyMap<number, number> {
  const { languages = [] } = current as { languages?: { project_id: number; texts: number }[] };
  return new Map(languages.map(({ project_id, texts }) => [project_id, texts]));
}
