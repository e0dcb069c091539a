/** A word of a dictionary for comparing: regardless of case, Unicode composition and surrounding spaces. */
export const foldWord = (word: string): string => word.trim().normalize('NFC').toLowerCase();
