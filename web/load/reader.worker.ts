import { type Asked, type Read, readText } from './reading.ts';

/** What the page asks, and what it is answered, under the same number. */
export type Told = { readonly number: number; readonly asked: Asked };
export type Answered = { readonly number: number } & ({ readonly read: Read } | { readonly failed: string });

self.onmessage = async ({ data: { number, asked } }: MessageEvent<Told>) => {
  const answer = (answered: Answered) => self.postMessage(answered);
  try {
    answer({ number, read: await readText(asked) });
  } catch (error) {
    answer({ number, failed: String(error) });
  }
};
