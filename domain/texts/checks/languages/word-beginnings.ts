/** What a language puts before any word to make another one, which dictionaries can't list. */
type Beginnings = {
  readonly ofWords: string;
  /** Those that only adjectives and participles have, and how these end. */
  readonly ofAdjectives?: { readonly beginnings: string; readonly ends: RegExp };
};

/** Productive beginnings of words, by the code of the language; each is a word or a prefix, between spaces. */
export const WORD_BEGINNINGS: Readonly<Record<string, Beginnings>> = {
  en: {
    ofWords:
      'un re sub de pre non over under out mis anti auto bio counter cross cyber electro eco ex extra geo hyper infra inter intra ' +
      'macro mega meta micro mid mini mono multi nano neo omni photo poly post proto pseudo quasi radio self semi super tele trans ' +
      'ultra up video audio media web',
  },
  ru: {
    ofWords:
      'пере под меж сверх супер гипер ультра микро макро мини макси мульти много мало одно двух трех трёх четырех четырёх пяти шести ' +
      'мета медиа аудио видео фото гео био авто авиа кибер веб интернет псевдо квази анти контр суб транс интер само полу экс пост ' +
      'пре нано электро радио теле кино спец гос мото вело термо гидро аэро нейро психо социо энерго эко',
    ofAdjectives: {
      beginnings: 'не недо вне без бес общее обще ново старо внутри',
      ends: /(?:[ыи]й|[ая]я|[ое]е|[ыи]е|[ыи]х|[ое]го|[ое]му|[ыи]ми?|[ое][йм]|[ую]ю|[ое]сть|[ое]сти|[ое]стью)$/u,
    },
  },
};
