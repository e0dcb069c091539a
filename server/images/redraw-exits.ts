/** How the program that draws images anew ends. */
export const EXITS = { drawn: 0, notImage: 10, imageTooLarge: 11 } as const;
