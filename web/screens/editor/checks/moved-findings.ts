import type { Range } from '#domain/texts/checks/checked-text.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { changeBetween } from '#domain/texts/placeholders/written-marks.ts';

/**
 * Findings in a text as they stand in the text that it has become, until these are known: those before what was changed and behind it, without
 * those in which it was.
 */
export function movedFindings(findings: readonly Finding[], before: string, after: string): Finding[] {
  if (before === after) return [...findings];
  const change = changeBetween(before, after);
  const by = after.length - before.length;
  const moved = <Place extends Range>(place: Place): Place | undefined => {
    // What touches the change may have become another word.
    if (place.end < change.from) return place;
    if (place.start > change.to) return { ...place, start: place.start + by, end: place.end + by };
    return undefined;
  };
  return findings.flatMap((finding) => {
    const target = (finding.target ?? []).flatMap((place) => moved(place) ?? []);
    if (target.length === 0) return [];
    const fix = finding.fix && moved(finding.fix);
    const { fix: _fix, alternatives, ...rest } = finding;
    return [{ ...rest, target, ...(fix && { fix, ...(alternatives && { alternatives }) }) }];
  });
}
