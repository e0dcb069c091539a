// The package has types for all of its lists together, of which only this one is loaded.
declare module '@zxcvbn-ts/language-en/dist/commonWords.json.mjs' {
  const words: string[];
  export default words;
}
