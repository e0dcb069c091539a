import { nameOfTag, tagsOf } from '../placeholders/placeholders.ts';
import { type CheckFinding, defineCheck } from './check.ts';
import { findUnpaired, rangeOf } from './placeholders.ts';

/**
 * Tags and marks of the source that a translation lacks, and those that it adds (command-line.30); if it has all, an end that stands
 * before its beginning, and tags that cross each other (checks.5).
 */
export const tags = defineCheck({
  id: 'tags',
  kind: 'certain',
  codes: ['lacks', 'adds', 'order', 'nesting'],
  find(source, target, context): CheckFinding<'lacks' | 'adds' | 'order' | 'nesting'>[] {
    const unpaired = findUnpaired(source, target, context, ({ isTag }) => isTag);
    if (unpaired.length > 0) return unpaired;
    const fault = faultIn(tagsOf(target.text, context));
    if (!fault || faultIn(tagsOf(source.text, context))) return [];
    const { code, tag } = fault;
    return [{ code, values: { signs: tag.spelling }, target: [rangeOf(tag)] }];
  },
});

type Tag = ReturnType<typeof tagsOf>[number];

/** The first end that stands before its beginning, or that another beginning inside of its own crosses. */
function faultIn(all: readonly Tag[]): { code: 'order' | 'nesting'; tag: Tag } | undefined {
  const ended = new Set(all.filter(isEnd).map(({ spelling }) => nameOfTag(spelling)));
  const open: string[] = [];
  for (const tag of all) {
    const name = nameOfTag(tag.spelling);
    if (!ended.has(name) || tag.spelling.endsWith('/>')) continue;
    if (!isEnd(tag)) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return { code: open.includes(name) ? 'nesting' : 'order', tag };
  }
  return undefined;
}

const isEnd = ({ spelling }: Tag) => spelling.startsWith('</');
