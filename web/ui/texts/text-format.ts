import { createContext } from 'react';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';

/** Where texts are from, which says what is a placeholder in them; of unknown ones any may be one. */
export const TextFormatContext = createContext<FormatOfText>({});
