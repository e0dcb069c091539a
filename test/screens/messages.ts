import { readFile } from 'node:fs/promises';
import { importFile } from '#contract/files/files.ts';
import { createProject } from '#contract/projects/projects.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import type { BrowserUser } from '../browser-user.ts';
import type { Places } from './screen.ts';

const MESSAGES = new URL('../../domain/formats/programs/fixtures/fluent-firefox.ftl', import.meta.url);

/** A project of messages of Fluent: with comments, attributes, references, plurals, and something that a check can fix. */
export async function makeMessages(owner: BrowserUser, name: string): Promise<Places['messages']> {
  const handle = name.toLowerCase().replaceAll(/\W+/g, '_');
  const { id: project } = await owner.does(createProject, {
    body: { name, handle, visibility: 'closed', source_lang: 'en', target_lang: 'ru' },
  });
  const { section } = await owner.does(importFile, {
    params: { project },
    query: { name: 'browser.ftl' },
    body: await readFile(MESSAGES),
  });
  const inside = { project, section: section?.id ?? 0 };
  const strings = await owner.does(listStrings, { params: inside });
  const translate = async (begin: string, text: string) => {
    const string = strings.find(({ text }) => text.startsWith(begin))?.id ?? 0;
    await owner.does(addTranslation, { params: { ...inside, string }, body: { text, status: 0 } });
  };
  await translate('Download', 'Скачать обновление { -brand-short-name }');
  // With a space that the source doesn't have, so that a check has something to fix.
  await translate('Sign in to sync', 'Войти в синхронизацию… ');
  return { project, section: printSectionId(inside.section) };
}
