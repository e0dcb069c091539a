import { useMemo, useState } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import type { Draft } from '../draft/draft.ts';
import { sizeOfTranslations, type TranslationChoice } from './chosen.ts';
import { whyNotTranslations } from './why-not-translations.ts';

/**
 * The user's choice of the translations that the files of a draft bring, and how many of them are sent.
 */
export function useTranslationChoice(project: Project, draft: Draft) {
  const [chosen, setChosen] = useState<TranslationChoice>({ isOn: true, loadsSame: false, approves: false });
  const { loadsSame, approves = false } = chosen;
  const isOn = chosen.isOn && whyNotTranslations(project) === undefined;
  const sent = useMemo((): TranslationChoice => ({ isOn, loadsSame, approves }), [isOn, loadsSame, approves]);
  const size = useMemo(() => sizeOfTranslations(draft, sent), [draft, sent]);
  return { chosen, choose: setChosen, sent, size };
}
