import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { append } from '#domain/core/long-lists.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { useOfferUndo } from '../../history/undo/use-offer-undo.ts';
import { useUpdateLanguages } from '../languages/use-update-languages.ts';
import type { ImportTexts } from './draft/use-import-texts.ts';
import { type TranslationChoice, withChosen } from './translations/chosen.ts';
import { type ImportedTranslations, type NotAdded, notSent } from './translations/result.ts';
import { loadRemaining } from './unfinished/load-remaining.ts';
import type { UnfinishedImport } from './unfinished/stored-imports.ts';
import type { ImportResult, useImport } from './use-import.ts';

type Page = {
  texts: ImportTexts;
  sent: ReturnType<typeof useImport>;
  choice: TranslationChoice;
  /** Whether what is imported is brought to the other languages, too. */
  shares: boolean;
  refreshQuota: () => void;
  showPreview: () => void;
};

/** Sends the draft of the page or the rest of an unfinished import, and then opens the editor or shows what was stored. */
export function useSendImport(
  project: Project,
  { texts, sent, choice, shares, refreshQuota, showPreview }: Page,
) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo(project.id);
  const updateLanguages = useUpdateLanguages(project);
  /** The translations of the stored sections that were not sent. */
  const skipped = useRef<NotAdded[]>([]);
  const [result, setResult] = useState<{ imported: ImportedTranslations; sectionIds: readonly number[] }>();
  const [isOver, setOver] = useState(false);

  const end = async (
    sending: Promise<ImportResult>,
    notSentOf: (stored: ReadonlySet<string>) => readonly NotAdded[] = () => [],
  ) => {
    const { isDone, stored, sectionIds, imported, acts } = await sending;
    append(skipped.current, notSentOf(stored));
    if (!isDone) {
      refreshQuota();
      return texts.settle(stored);
    }
    if (shares) {
      const shared = { sections: sectionIds, adds_sections: true, removes_missing: false };
      await updateLanguages(shared).catch((error: Error) => showErrorToast(failureWords(t, error)));
    }
    // The page may be left without a confirmation.
    flushSync(() => setOver(true));
    if (imported) {
      const notAdded = [...skipped.current, ...imported.notAdded].toSorted(
        (one, other) => one.line - other.line,
      );
      return setResult({ imported: { ...imported, notAdded }, sectionIds });
    }
    await navigate({
      to: '/projects/$projectId/editor/$sectionsList',
      params: { projectId: String(project.id), sectionsList: printSectionsList(sectionIds) },
    });
    const [last, ...before] = acts ?? [];
    if (last) offerUndo(last.kind, last.about, before);
  };

  return {
    /** What was stored of an import with translations, once it is done. */
    result,
    isOver,
    send: async () => {
      const toImport = texts.draft.filter(({ isSkipped }) => !isSkipped);
      await end(
        sent.send(
          toImport.map((one) => withChosen(one, choice)),
          { files: new Map(texts.sources.map(({ id, file }) => [id, file])) },
        ),
        choice.isOn
          ? (stored) =>
              notSent(
                toImport.filter(({ id }) => stored.has(id)),
                choice,
              )
          : undefined,
      );
    },
    resume: async (unfinished: UnfinishedImport) => {
      const remaining = await loadRemaining(unfinished).catch((error: Error) =>
        showErrorToast(failureWords(t, error)),
      );
      if (!remaining) return;
      texts.restore(remaining.parts.map(({ section }) => section));
      showPreview();
      await end(sent.resume(unfinished, remaining));
    },
  };
}
