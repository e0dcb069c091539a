import { createContext } from 'react';
import type { Format } from '#domain/formats/model/format.ts';

/** The format of the section that texts are from, which says what is a placeholder in them; undefined where any may be one. */
export const TextFormatContext = createContext<Format | undefined>(undefined);
