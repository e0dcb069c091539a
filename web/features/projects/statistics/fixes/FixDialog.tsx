import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { FaultyString } from '#contract/texts/findings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';
import { fixableQuery } from '../../../../data/queries/findings.ts';
import { sectionsQuery } from '../../../../data/queries/sections.ts';
import { useRestoreFocus } from '../../../../ui/dialogs/use-restore-focus.ts';
import { NotLoaded } from '../../../../ui/offline/NotLoaded.tsx';
import { Notice } from '../../../../ui/page/Notice.tsx';
import { type RowFocus, ScrollBoxRows } from '../../../../ui/rows/VirtualRows.tsx';
import classes from './FixDialog.module.css';
import { FixReview } from './FixReview.tsx';
import { FixRow } from './FixRow.tsx';

type Props = { project: Project; check: CheckFilter; onClose: () => void };

/** Pixels of a string before it is measured. */
const HEIGHT = 72;

const idOf = ({ id }: FaultyString) => String(id);

/** The strings in which a check finds something that has a fix, each to be chosen, and then what mending them changes (findings.7). */
export function FixDialog({ project, check, onClose }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(width < 48em)');
  const { state, error, strings, amount, again } = useFixable(project.id, check);
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const names = useMemo(() => new Map(sections.map(({ id, name }) => [id, name])), [sections]);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [focused, setFocused] = useState<RowFocus>();
  const [isReviewing, setReviewing] = useState(false);
  const wasReviewing = useRef(false);
  const next = useRef<HTMLButtonElement>(null);
  useRestoreFocus();
  // The button that led to the other step has gone with the focus.
  useEffect(() => {
    if (wasReviewing.current) next.current?.focus();
    wasReviewing.current = isReviewing;
  }, [isReviewing]);
  const chosen = strings.filter(({ id }) => !left.has(id));
  const toggle = (id: number) => {
    const others = new Set(left);
    if (!others.delete(id)) others.add(id);
    setLeft(others);
  };
  const step = (to: number) => {
    const next = strings[to];
    if (next) setFocused({ id: idOf(next), isGrip: true });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={isReviewing ? 'md' : 'xl'}
      fullScreen={isPhone ?? false}
      title={t('fixes.title', { check: t(`checks.${check}.name`) })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      {isReviewing ? (
        <FixReview
          project={project.id}
          check={check}
          strings={chosen}
          onBack={() => setReviewing(false)}
          onClose={onClose}
        />
      ) : (
        <>
          {error && <NotLoaded error={error} onRetry={again} />}
          {state === 'full' && <Notice kind="info">{t('fixes.full', { max: LIMITS.batch })}</Notice>}
          <div className="row gap-12 margin-bottom-12">
            <Checkbox
              size="xs"
              label={t('fixes.all')}
              checked={chosen.length > 0}
              indeterminate={chosen.length > 0 && chosen.length < strings.length}
              disabled={strings.length === 0}
              onChange={() => setLeft(new Set(chosen.length > 0 ? strings.map(({ id }) => id) : []))}
            />
            <p className="ui-12 ink-3" role="status">
              {state === 'loading' && t('fixes.loading', { loaded: strings.length, total: amount })}
              {state !== 'loading' && strings.length === 0 && !error && t('fixes.none')}
              {state !== 'loading' &&
                strings.length > 0 &&
                t('fixes.chosen', { chosen: chosen.length, total: strings.length })}
            </p>
          </div>
          {strings.length > 0 && (
            <div className={classes.strings}>
              <ScrollBoxRows
                label={t('fixes.list')}
                rows={strings}
                idOf={idOf}
                height={() => HEIGHT}
                focused={focused}
              >
                {(string, at) => (
                  <FixRow
                    project={project}
                    string={string}
                    section={sections.length > 1 ? names.get(string.section_id) : undefined}
                    isChosen={!left.has(string.id)}
                    onToggle={() => toggle(string.id)}
                    onStep={(by) => step(at + by)}
                  />
                )}
              </ScrollBoxRows>
            </div>
          )}
          <Group justify="flex-end" gap="sm" className="margin-top-16">
            <Button onClick={onClose}>{t('frame.cancel')}</Button>
            <Button
              ref={next}
              variant="filled"
              disabled={state === 'loading' || chosen.length === 0}
              onClick={() => setReviewing(true)}
            >
              {t('fixes.review')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

/** Loads page by page until the end, or until there are as many strings as can be mended at once. */
function useFixable(project: number, check: CheckFilter) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    fixableQuery(project, check),
  );
  const strings = useMemo(
    () => (data?.pages.flatMap((page) => page.strings) ?? []).slice(0, LIMITS.batch),
    [data],
  );
  const isFull = strings.length >= LIMITS.batch && hasNextPage;
  const goesOn = !error && !isFull && (data === undefined || hasNextPage);
  useEffect(() => {
    if (goesOn && data && !isFetching) void fetchNextPage();
  }, [goesOn, data, isFetching, fetchNextPage]);
  const again = () => void (data ? fetchNextPage() : refetch());
  const state = goesOn ? ('loading' as const) : isFull ? ('full' as const) : ('done' as const);
  return { state, error, strings, amount: data?.pages.at(-1)?.amount ?? 0, again };
}
