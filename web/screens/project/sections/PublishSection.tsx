import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { editSection } from '#contract/texts/sections.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import { useSectionsChanged } from '../../../data/queries/use-sections-changed.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/history/undo/use-offer-undo.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';

type Props = { project: Project; section: Section; onDone: () => void };

/**
 * Publishes a section to the readers of the project's feed, or takes it back (feeds.8), once it is mounted: its code is
 * loaded when the item of the menu is chosen.
 */
export function PublishSection({ project, section, onDone }: Props) {
  const { t } = useTranslation();
  const changed = useSectionsChanged(project);
  const offerUndo = useOfferUndo(project.id);
  const published = section.published_at === null;
  const publishing = useWrite({
    mutationFn: () =>
      call(editSection, { params: { project: project.id, section: section.id }, body: { published } }),
    onSuccess: async () => {
      await changed();
      const message = t(published ? 'publishing.published' : 'publishing.unpublished');
      offerUndo('editSection', { section: section.id }, [], message);
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
  const run = useEffectEvent(() => {
    publishing.mutate();
    onDone();
  });
  useEffect(() => run(), []);
  return null;
}
