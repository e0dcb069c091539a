import { sendsToGrammar } from '#domain/core/access/grammar.ts';
import { checkedText } from '#domain/texts/checks/checked-text.ts';
import { grammar } from '#domain/texts/checks/grammar.ts';
import type { GrammarMatch } from '#domain/texts/checks/grammar-match.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import { openLanguageTool } from '../grammar/language-tool.ts';
import type { SpellingThread } from '../spelling-thread/spelling-thread.ts';
import type { RunCheck } from './asked-translation.ts';

/** What checks of Dragoman find themselves, by the words of LanguageTool. */
const OWN: ReadonlySet<string> = new Set(['whitespace', 'typographical']);

/** Asks the operator’s grammar server, for projects whose texts may be sent there (spelling.11, spelling.12). */
export function openGrammarCheck({ settings, app }: AppContext, spelling: SpellingThread): RunCheck {
  const { languageToolUrl } = settings;
  if (languageToolUrl === undefined) return async () => undefined;
  const tool = openLanguageTool(languageToolUrl, app.log);

  return async ({ project, text, translation, context, asker }) => {
    if (!sendsToGrammar(project)) return undefined;
    const language = context.targetLanguage;
    const spells = spelling.languages().includes(language);
    const matches = new Map<string, readonly GrammarMatch[]>();
    for (const form of formsOf(text, translation)) {
      const found = await tool.check(checkedText(form, context), language, asker);
      if (!found) return undefined;
      const left = found.filter(
        ({ issueType }) => !OWN.has(issueType) && !(spells && issueType === 'misspelling'),
      );
      matches.set(form, left);
    }
    return findingsOf(text, translation, { ...context, grammarOf: (form) => matches.get(form) ?? [] }, [
      grammar,
    ]);
  };

  /** The texts that the check is going to ask for: of a plural each form once. */
  function formsOf(text: string, translation: string): ReadonlySet<string> {
    const forms = new Set<string>();
    const collect = (form: string) => {
      forms.add(form);
      return [];
    };
    findingsOf(text, translation, { sourceLanguage: '', targetLanguage: '', grammarOf: collect }, [grammar]);
    return forms;
  }
}
