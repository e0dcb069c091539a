import { importFile } from '#contract/files/files.ts';
import { createProject } from '#contract/projects/projects.ts';
import { editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import type { BrowserUser } from '../browser-user.ts';
import type { Places } from './screen.ts';

const SUBTITLES = `1
00:00:47,250 --> 00:00:50,500
This blade has a dark past.

2
00:00:51,800 --> 00:00:55,800
It has shed much innocent blood.

3
00:00:55,840 --> 00:00:57,450
You're a fool for traveling alone,
so completely unprepared.

4
00:01:01,750 --> 00:01:05,800
You're lucky your blood's still flowing.

5
00:01:05,200 --> 00:01:05,900
Thank you.
`;

const TRANSLATIONS = [
  'У этого клинка тёмное прошлое.',
  'Он пролил много невинной крови.',
  'Глупо путешествовать одной и совершенно не готовой к тому, что ждёт впереди.',
];

/** A project of subtitles: cues that fail checks, and one whose translation is shown for longer. */
export async function makeFilm(owner: BrowserUser, name: string): Promise<Places['film']> {
  const handle = name.toLowerCase().replaceAll(/\W+/g, '_');
  const body = {
    name,
    handle,
    description: 'A short film.',
    visibility: 'closed',
    source_lang: 'en',
    target_lang: 'ru',
  } as const;
  const { id: project } = await owner.does(createProject, { body });
  const query = { name: 'sintel.en.srt' };
  const { section } = await owner.does(importFile, {
    params: { project },
    query,
    body: Buffer.from(SUBTITLES),
  });
  const inside = { project, section: section?.id ?? 0 };
  const strings = await owner.does(listStrings, { params: inside });
  for (const [nth, text] of TRANSLATIONS.entries()) {
    const params = { ...inside, string: strings[nth]?.id ?? 0 };
    await owner.does(addTranslation, { params, body: { text, status: 0 } });
  }
  const params = { ...inside, string: strings[2]?.id ?? 0 };
  await owner.does(editString, { params, body: { target_start: 55_900, target_end: 58_900 } });
  return { project, section: printSectionId(inside.section) };
}
