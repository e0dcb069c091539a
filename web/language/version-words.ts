import type { TFunction } from 'i18next';
import type { LogEntry } from '#contract/history/log.ts';
import type { SourceVersion } from '#contract/history/source-versions.ts';
import { LEFT_BECAUSE } from '#domain/files/imports/undo-update.ts';

const COUNTED = ['changed', 'added', 'moved', 'removed'] as const;

/** How many strings a version has changed, added, moved and removed, in words; what is none is not said. */
export function versionCounts(t: TFunction, version: Pick<SourceVersion, (typeof COUNTED)[number]>): string {
  const counts = COUNTED.filter((name) => version[name] > 0).map((name) =>
    t(`sourceVersions.counts.${name}`, { amount: version[name] }),
  );
  return counts.length > 0 ? counts.join(', ') : t('sourceVersions.counts.none');
}

/** What the undo of an update has left as it is, in words (updates.9); undefined if nothing. */
export function leftWords(t: TFunction, version: LogEntry['version']): string | undefined {
  const reasons = LEFT_BECAUSE.flatMap((reason) => {
    const amount = version?.skipped?.[reason] ?? 0;
    return amount > 0 ? [t(`sourceVersions.because.${reason}`, { amount })] : [];
  });
  return reasons.length > 0 ? t('sourceVersions.left', { reasons: reasons.join(', ') }) : undefined;
}
