import type { Syntax } from '../model/syntax.ts';
import { findTexts } from './find-texts.ts';
import { spellInserted, spellText } from './spell-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The syntax of files of XML or HTML whose elements mean what a vocabulary says. */
export const markupSyntax = (vocabulary: Vocabulary): Syntax => ({
  find: (content) => findTexts(content, vocabulary).texts,
  spell: (text, raw, { kind }) => spellText(text, raw, kind, vocabulary),
  inserted: (texts, { kind }) => spellInserted(texts, kind, vocabulary),
});
