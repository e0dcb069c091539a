import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startFixing } from '#contract/texts/findings.routes.ts';
import type { FaultyString } from '#contract/texts/findings.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';
import { nextPreview } from '../../../../data/queries/find.ts';
import { fixPreviewQuery } from '../../../../data/queries/findings.ts';
import { failedChecksQuery, statisticsQuery } from '../../../../data/queries/statistics.ts';
import { call } from '../../../../data/wire/call.ts';
import { useWrite } from '../../../../data/writes/use-write.ts';
import { ReplacingReview } from '../../../history/batches/ReplacingReview.tsx';
import { RunningBatch } from '../../../history/batches/RunningBatch.tsx';
import { refreshContent } from '../../../history/undo/undo-step.ts';
import { useFollowBatch } from '../../../history/undo/use-follow-batch.ts';

type Props = {
  project: number;
  check: CheckFilter;
  strings: readonly FaultyString[];
  onBack: () => void;
  onClose: () => void;
};

/** What mending the chosen strings would change and lose, the button that starts it, and how far it is (findings.6, batches.4). */
export function FixReview({ project, check, strings, onBack, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const [nth] = useState(nextPreview);
  const [body] = useState({
    check,
    texts: strings.flatMap(({ translation, changed_at }) =>
      translation ? { id: translation.id, seen: changed_at } : [],
    ),
  });
  const { data, error } = useQuery(fixPreviewQuery(project, nth, body));
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: failedChecksQuery(project).queryKey }),
      queries.invalidateQueries({ queryKey: statisticsQuery(project).queryKey }),
      refreshContent(queries, project),
    ]);
  const follow = useFollowBatch(project, {
    words: (changed) => t('fixes.done', { count: changed }),
    refresh,
  });
  const starting = useWrite({
    mutationFn: () => call(startFixing, { params: { project }, body }),
    onSuccess: (batch) => void follow(batch),
  });
  if (starting.data) return <RunningBatch project={project} batch={starting.data} onClose={onClose} />;
  return (
    <ReplacingReview preview={{ data, error }} starting={starting} start={t('fixes.start')}>
      <Button ref={back} onClick={onBack}>
        {t('fixes.back')}
      </Button>
    </ReplacingReview>
  );
}
