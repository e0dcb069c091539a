/** Exit codes of the program that re-encodes images. */
export const EXIT_CODES = { drawn: 0, notImage: 10, imageTooLarge: 11 } as const;
