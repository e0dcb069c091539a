/** What of Az.js is used. */
declare module 'az' {
  namespace Az {
    /** Grammemes as OpenCorpora has them; those of the word as a whole are true where it has them. */
    type Tag = {
      readonly POST: string;
      readonly CAse?: string;
      readonly NMbr?: string;
      readonly GNdr?: string | true;
      readonly ANim?: string | true;
      readonly Surn?: true;
      readonly Patr?: true;
    };
    type Parse = {
      readonly word: string;
      readonly tag: Tag;
      readonly score: number;
      readonly parser: string;
      /** The first form of the word, of the same part of speech if wanted; false if it isn't known. */
      normalize(keepsPart: boolean): Parse | false;
    };
  }
  const Az: {
    readonly Morph: {
      (word: string, config?: { readonly stutter: number }): Az.Parse[];
      init(folder: string, done: (error?: Error) => void): void;
    };
  };
  export default Az;
}
