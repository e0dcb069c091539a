import { LIMITS } from '../../core/limits.ts';
import { isLongerThan } from '../../core/text/text.ts';

/** Whether a string leaves its translation so little room that translators may split it (splits.1). */
export const isLongToTranslate = (text: string): boolean => isLongerThan(text, LIMITS.uncutText);
