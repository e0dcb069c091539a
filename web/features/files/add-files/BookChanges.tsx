import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushedChapter } from '#contract/files/files.ts';
import { CHAPTER_STATES, type ChapterState, withLackingRemoved } from '#domain/files/books/chapter-state.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './BookChanges.module.css';
import type { FileRow, InBook } from './file-rows.ts';

type Props = {
  row: FileRow;
  lang: string;
  disabled: boolean;
  onChoose: (inBook: InBook) => void;
  onRetry: () => void;
};

/** What the newer file of a book would do to each section, and what can be chosen for it (imports.66). */
export function BookChanges({ row: { path, comparison, inBook }, lang, disabled, onChoose, onRetry }: Props) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<ChapterState | 'all'>('all');
  if (!comparison) return null;
  if (!comparison.ok) {
    return (
      <Notice kind="warning">
        {t('addFiles.inBook.unknown', { why: comparison.why })}{' '}
        <Button size="xs" disabled={disabled} onClick={onRetry}>
          {t('addFiles.inBook.again')}
        </Button>
      </Notice>
    );
  }
  const { orders, removes } = inBook ?? { orders: false, removes: false };
  const chapters = removes ? comparison.chapters.map(withLackingRemoved) : comparison.chapters;
  const byState = Map.groupBy(chapters, ({ becomes }) => becomes);
  const states = CHAPTER_STATES.filter((state) => byState.has(state));
  const shown = filter === 'all' ? chapters : (byState.get(filter) ?? chapters);
  const lacking = comparison.chapters.reduce((sum, { kept }) => sum + kept, 0);
  const label = t('addFiles.inBook.of', { path });
  return (
    <section className={`grid gap-8 ${classes.book}`} aria-label={label}>
      <p className="weight-500">{totalWords(t, chapters)}</p>
      {states.length > 1 && (
        <div className={classes.filter}>
          <SegmentedControl<ChapterState | 'all'>
            size="xs"
            aria-label={t('addFiles.inBook.show', { path })}
            data={(['all', ...states] as const).map((value) => ({
              value,
              label: t(`addFiles.inBook.only.${value}`, {
                amount: value === 'all' ? chapters.length : (byState.get(value)?.length ?? 0),
              }),
            }))}
            value={byState.has(filter as ChapterState) ? filter : 'all'}
            onChange={setFilter}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol className={classes.chapters} aria-label={label} tabIndex={0}>
        {shown.map((chapter, index) => (
          <li className="grid gap-8" key={chapter.section ?? `new ${index}`} data-becomes={chapter.becomes}>
            <span className="breaks" lang={lang} dir="auto">
              {chapter.name}
            </span>
            <span className={`ink-2 ${classes.state}`}>
              {t(`addFiles.inBook.becomes.${chapter.becomes}`)}
            </span>
            <span className={`ink-2 ${classes.counts}`}>{countWords(t, chapter).join(' · ')}</span>
          </li>
        ))}
      </ol>
      {comparison.misplaced > 0 && (
        <Checkbox
          label={t('addFiles.inBook.orders')}
          description={t('addFiles.inBook.misplaced', { count: comparison.misplaced })}
          checked={orders}
          disabled={disabled}
          onChange={(event) => onChoose({ removes, orders: event.currentTarget.checked })}
        />
      )}
      {lacking > 0 && (
        <Checkbox
          label={t('addFiles.inBook.removes')}
          description={t('addFiles.inBook.lacking', { count: lacking })}
          checked={removes}
          disabled={disabled}
          onChange={(event) => onChoose({ orders, removes: event.currentTarget.checked })}
        />
      )}
    </section>
  );
}

const COUNTED = ['added', 'changed', 'moved', 'removed', 'kept'] as const;

/** What happens to the strings of a chapter, in words. */
function countWords(t: TFunction, chapter: Pick<PushedChapter, (typeof COUNTED)[number] | 'needs_review'>) {
  const phrases: string[] = COUNTED.flatMap((count) =>
    chapter[count] > 0 ? t(`addFiles.counts.${count}`, { count: chapter[count] }) : [],
  );
  const { needs_review: count } = chapter;
  return count > 0 ? [...phrases, t('addFiles.counts.reviewed', { count })] : phrases;
}

/** The sums over all chapters, in words. */
function totalWords(t: TFunction, chapters: readonly PushedChapter[]): string {
  const sum = (count: (typeof COUNTED)[number] | 'needs_review') =>
    chapters.reduce((sum, chapter) => sum + chapter[count], 0);
  const all = Object.fromEntries([...COUNTED, 'needs_review' as const].map((count) => [count, sum(count)]));
  const phrases = countWords(t, all as Parameters<typeof countWords>[1]);
  return phrases.length > 0 ? phrases.join(' · ') : t('addFiles.unchanged');
}
