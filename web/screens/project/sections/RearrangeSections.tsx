import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { rearrangeSections } from '#contract/texts/sections.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import { isSameOrder } from '#domain/texts/sections/rearranging.ts';
import { useSectionsChanged } from '../../../data/queries/use-sections-changed.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { usePauseUndo } from '../../../features/history/undo/pause-undo.ts';
import { useOfferUndo } from '../../../features/history/undo/use-offer-undo.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { DraggableSections } from './DraggableSections.tsx';
import classes from './RearrangeSections.module.css';

type Props = { project: Project; sections: readonly Section[]; onClose: () => void };

/**
 * Changes the order of the sections, with *Save* and *Cancel* (sections.11). If others changed the sections meanwhile, the
 * current order is shown instead (sections.12).
 */
export function RearrangeSections({ project, sections, onClose }: Props) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<readonly number[]>();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const changed = useSectionsChanged(project);
  const offerUndo = useOfferUndo(project.id);
  usePauseUndo();
  const present = sections.map(({ id }) => id);
  const ids = order ?? present;
  const isChanged = !isSameOrder(ids, present);
  const saving = useWrite({
    mutationFn: () =>
      call(rearrangeSections, { params: { project: project.id }, body: { sections: [...ids] } }),
    onSuccess: async () => {
      await changed();
      announce(t('sectionOrder.orderSaved'));
      offerUndo('rearrange', { section: null });
      onClose();
    },
    onError: async (error) => {
      if (!isOtherOrder(error)) return;
      await changed();
      setOrder(undefined);
    },
  });
  return (
    <section aria-labelledby="rearranging">
      <div className={`row gap-16 row-gap-8 justify-between wrap ${classes.head}`}>
        <div>
          <h2 id="rearranging" ref={head} tabIndex={-1}>
            {t('sectionOrder.rearranging')}
          </h2>
          <p className="ui-12 ink-3">
            {t('sectionOrder.rearrangeHint')} <span>{t('sectionOrder.rearrangeKeys')}</span>
          </p>
        </div>
        <div className={`row gap-8 align-stretch ${classes.acts}`}>
          <Button onClick={onClose} disabled={saving.isPending}>
            {t('sections.cancel')}
          </Button>
          <Button
            variant="filled"
            loading={saving.isPending}
            onClick={() => (isChanged ? saving.mutate() : onClose())}
          >
            {t('sectionOrder.saveOrder')}
          </Button>
        </div>
      </div>
      {saving.error && (
        <Notice kind={isOtherOrder(saving.error) ? 'warning' : 'error'}>
          {isOtherOrder(saving.error) ? t('sectionOrder.orderChanged') : failureWords(t, saving.error)}
        </Notice>
      )}
      <DraggableSections
        sections={ids.flatMap((id) => sections.find((section) => section.id === id) ?? [])}
        lang={project.source_lang}
        onOrder={setOrder}
      />
      <LeaveQuestion isChanged={isChanged && !saving.isPending} />
    </section>
  );
}

function isOtherOrder(error: Error): boolean {
  return error instanceof Failure && hasKind(error, 'order');
}
