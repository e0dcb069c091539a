/** How hard a new password is to guess (accounts.4). */
export const passwords = {
  score: {
    weak: 'Too easy to guess.',
    fair: 'Acceptable.',
    good: 'Good.',
    strong: 'Very good.',
  },
  warning: {
    none: 'Add a few more words that don’t belong together.',
    pattern: 'Keys that lie next to each other are guessed first. Use several words.',
    repeat: 'Repeating letters or words adds little. Use several different words.',
    sequence: 'Sequences like “abc” or “123” are guessed first. Use several words.',
    date: 'Dates and years are guessed first. Use several words.',
    common: 'Many people use it, or one like it. Use several words.',
    word: 'A single word is guessed quickly. Use several words.',
    name: 'Names are guessed quickly. Use several words.',
    own: 'Your name, your email and the names of your projects are guessed first. Use other words.',
  },
} as const;
