import { type CheckFinding, defineCheck } from './check.ts';
import { endOf, leadingSpaceOf } from './differences.ts';

/** A translation that begins or ends with other spaces than its source (editor.19). */
export const edgeSpaces = defineCheck({
  id: 'edge-spaces',
  kind: 'likely',
  codes: ['start', 'end'],
  find({ text: source }, { text: target }) {
    const findings: CheckFinding<'start' | 'end'>[] = [];
    const [start, targetStart] = [leadingSpaceOf(source), leadingSpaceOf(target)];
    if (start !== targetStart) {
      const range = { start: 0, end: targetStart.length };
      findings.push({
        code: 'start',
        source: [{ start: 0, end: start.length }],
        target: [range],
        fix: { ...range, text: start },
      });
    }
    const [end, targetEnd] = [endOf(source), endOf(target)];
    if (end !== targetEnd) {
      const range = { start: target.length - targetEnd.length, end: target.length };
      findings.push({
        code: 'end',
        source: [{ start: source.length - end.length, end: source.length }],
        target: [range],
        fix: { ...range, text: end },
      });
    }
    return findings;
  },
});
