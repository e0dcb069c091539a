import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts the tables of all calls first, which take longest. A new clone has no durations of earlier runs, so vitest
 * would start the largest files first; these small ones came last, and the other cores waited for them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/test/rights/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
