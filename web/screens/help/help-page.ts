import { notFound } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { HELP_TOPICS, type HelpTopic, isHelpTopic } from '#domain/core/addresses/help-topics.ts';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import type { HelpPage } from './pages/page.ts';

/** The pages of the guide in one language. */
export type HelpPages = Readonly<Record<HelpTopic, HelpPage>>;

const GUIDES = import.meta.glob<Record<string, HelpPage>>('./pages/??.ts', { import: 'pages' });

/**
 * Fetches the guide in a language; one file has all pages, so that they can be searched. Throws what the router takes
 * for an unknown address if the guide has no page on `topic`.
 */
export async function fetchHelp(
  language: InterfaceLanguage,
  t: TFunction,
  topic?: string,
): Promise<HelpPages> {
  if (topic !== undefined && !isHelpTopic(topic)) throw notFound();
  const pages = await GUIDES[`./pages/${language}.ts`]?.();
  const entries = HELP_TOPICS.map((topic) => {
    const page = pages?.[topic];
    if (!page) throw new Error(`The guide has no page ${topic} in ${language}`);
    return [topic, { ...page, html: withLabels(page.html, t) }];
  });
  return Object.fromEntries(entries);
}

/** Replaces the keys of labels, such as `{{editor.add}}`, by the labels of the interface. */
function withLabels(html: string, t: TFunction): string {
  return html.replace(/\{\{([\w.]+)\}\}/g, (_, key: string) => escaped(t(key as 'editor.add')));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
