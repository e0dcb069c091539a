import type { Syntax } from '../model/syntax.ts';
import { isQuoted } from './elements.ts';
import { findTexts } from './find-texts.ts';
import { spellInserted, spellText } from './spell-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The syntax of files of XML or HTML whose elements mean what a vocabulary says. */
export const markupSyntax = (vocabulary: Vocabulary): Syntax => ({
  find: (content) => findTexts(content, vocabulary).texts,
  spell: (text, raw, { kind, content, from }) => {
    const spelled = spellText(text, raw, kind, vocabulary);
    return kind === 'attribute' && spelled !== raw && !isQuoted(content, from) ? `"${spelled}"` : spelled;
  },
  inserted: (texts, { kind }) => spellInserted(texts, kind, vocabulary),
});
