import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { oldHelpPictures, takeHelpPictures } from './screens/help-pictures.ts';
import { takeMailPictures } from './screens/mails.ts';
import { LOOKS, takePictures } from './screens/pictures.ts';
import { SCREENS } from './screens/screens.ts';
import { startDemo } from './screens/start-demo.ts';

// npm run screenshots -- [--language ru] [--to folder] [--only pattern-of-a-name]: takes a screenshot of every screen,
// light and dark, on a desktop and on a phone, of a demo of its own, or of the one at BASE_URL.
// npm run screenshots -- --help-pages takes the pictures of the user guide, with --check it says which of them are old; -- --mails [--to folder] those of every email, in every
// language.

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    to: { type: 'string' },
    only: { type: 'string', default: '' },
    'help-pages': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    mails: { type: 'boolean', default: false },
  },
});
const language = INTERFACE_LANGUAGES.find((language) => language === values.language);
if (!language) {
  console.error(`--language must be one of ${INTERFACE_LANGUAGES.join(', ')}.`);
  process.exit(2);
}

const folder = resolve(values.to ?? join(import.meta.dirname, '..', 'screenshots', language));
const screens = SCREENS.filter(({ name }) => new RegExp(values.only).test(name));

if (values.mails) {
  const mails = resolve(values.to ?? join(import.meta.dirname, '..', 'screenshots', 'mails'));
  await mkdir(mails, { recursive: true });
  console.log(`${await takeMailPictures(mails)} pictures in ${mails}`);
  process.exit();
}

const demo = await startDemo();
try {
  if (values['help-pages']) {
    if (values.check) {
      const old: string[] = [];
      for (const language of INTERFACE_LANGUAGES) old.push(...(await oldHelpPictures({ ...demo, language })));
      for (const file of old) console.error(`Old: ${file}`);
      console.log(
        old.length === 0 ? 'The pictures of the user guide are current.' : `${old.length} are old.`,
      );
      process.exitCode = old.length > 0 ? 1 : 0;
    } else {
      for (const language of INTERFACE_LANGUAGES) console.log(await takeHelpPictures({ ...demo, language }));
    }
  } else {
    if (!values.only) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const failed = await takePictures({
      ...demo,
      screens,
      language,
      folder,
      atOnce: availableParallelism(),
    });
    console.log(`${screens.length * LOOKS - failed.length} pictures in ${folder}`);
    for (const { name, reason } of failed) console.error(`${name}: ${reason}`);
    process.exitCode = failed.length > 0 ? 1 : 0;
  }
} finally {
  await demo.stop();
}
