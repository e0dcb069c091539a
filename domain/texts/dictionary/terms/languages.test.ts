import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../../test/any-character.ts';
import { languageOfTerms } from './languages.ts';
import { matcherOfTerms } from './matcher.ts';
import { searched } from './searched-texts.ts';
import { isSpaceless, matcherOfLetters } from './spaceless.ts';

const anyText = string({ unit: anyCharacter, maxLength: 40 });

/** What is found of a word in a text, with a sign at what may be another word. */
function found(language: string, word: string, text: string): string[] {
  const terms = [{ term: word, text: word }];
  const matcher = isSpaceless(language)
    ? matcherOfLetters(terms, language)
    : matcherOfTerms(terms, languageOfTerms(language));
  return matcher
    .findIn(searched(text))
    .places.map(({ start, end, isMaybe }) => `${text.slice(start, end)}${isMaybe ? '?' : ''}`);
}

test.each([
  ['en', 'lady', 'Ladies and a lady’s ladder', ['Ladies', 'lady']],
  ['en', 'wife', 'two wives, no wifely word', ['wives']],
  ['en', 'glass', 'glasses of glass', ['glasses', 'glass']],
  ['en', 'hunt', 'They hunted', ['hunted?']],
  ['en', 'Mina', 'Mina had a mina in a minute', ['Mina', 'mina?']],
  ['it', 'capitano', 'I capitani e la capitana capitolano', ['capitani', 'capitana?']],
  ['it', 'amica', 'le amiche, gli amici', ['amiche', 'amici?']],
  ['it', 'portare', 'portavano la porta', ['portavano?', 'porta?']],
  ['de', 'Katze', 'Katzen und Kater', ['Katzen']],
  ['fr', 'cheval', 'Un cheval', ['cheval']],
  ['es', 'libro', 'Los libros de la biblioteca', ['libros']],
  ['uk', 'книга', 'У книгах', ['книгах']],
  ['pl', 'kot', 'Kot i koty', ['Kot']],
  ['ja', '白兎', 'あの白兎です', ['白兎']],
  ['zh', '山', '火山和山', ['山']],
  ['ko', '고양이', '고양이가 온다', ['고양이']],
])('in %s the forms of %j are found in %j (terms.1, terms.2, terms.3)', (language, word, text, expected) => {
  expect(found(language, word, text)).toEqual(expected);
});

test.each([
  ['en', 'white whale', 'The whale, white', []],
  ['en', 'white whale', 'white, whale', []],
  ['en', 'white whale', 'a white sperm whale', ['white sperm whale']],
  ['en', 'white whale', 'white as all the other whales', []],
  ['it', 'balena bianca', 'la bianca balena', ['bianca balena']],
  ['en', 'Dr. Bunger', 'Dr. Bunger', ['Dr. Bunger']],
  ['en', 'mast', 'the main-mast', ['mast?']],
])(
  'in %s the words of %j stand near to each other in %j, in the order of the language (terms.4, terms.6)',
  (language, word, text, expected) => {
    expect(found(language, word, text)).toEqual(expected);
  },
);

test('whatever a text and a word are, places are within the text, in the order of their beginnings', () => {
  assert(
    property(anyText, anyText, constantFrom('en', 'it', 'ru', 'de', 'zh', 'pl'), (word, text, language) => {
      const terms = [{ term: word, text: word }];
      const matcher = isSpaceless(language)
        ? matcherOfLetters(terms, language)
        : matcherOfTerms(terms, languageOfTerms(language));
      let last = 0;
      for (const { start, end } of matcher.findIn(searched(text)).places) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = start;
      }
    }),
  );
});
