import type { Plugin, Rollup } from 'vite';
import { INTERFACE_LANGUAGES } from '../../domain/languages/interface-languages.ts';
import { home as en } from '../../web/language/en/home.ts';
import { home as it } from '../../web/language/it/home.ts';
import { home as ru } from '../../web/language/ru/home.ts';
import { PICTURE_SIZES, srcSetOf } from '../../web/screens/home/picture.ts';
import { smallName } from './small-pictures.ts';

const WORDS = { en, ru, it };

/**
 * Writes into the page what a stranger sees first of Home, in each language, as web/screens/home/Hero.tsx then draws it in the same
 * place: so it is there before the app is. web/public/first.js chooses; the others' pictures are not fetched.
 */
export function homeAhead(): Plugin {
  return {
    name: 'home-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const heroes = INTERFACE_LANGUAGES.map((language) => {
          const { aboutTitle, about } = WORDS[language];
          const whole = fileOf(bundle, (file) => file.endsWith(`/pictures/${language}/editor.webp`));
          const small = fileOf(bundle, (file) => file === `${smallName(language, 'editor')}.webp`);
          const picture = `<img class="hero-picture" loading="lazy" alt="" width="1440" height="810" sizes="${PICTURE_SIZES}" srcset="${srcSetOf(small, whole)}" src="${whole}" />`;
          return `<div class="hero" lang="${language}"><div><h1>${aboutTitle}</h1><p>${about}</p><div class="hero-ways"></div></div>${picture}</div>`;
        });
        return html.replace('<!-- home -->', () => heroes.join(''));
      },
    },
  };
}

/** The address of a file of the build, by what it was made of. */
function fileOf(bundle: Rollup.OutputBundle, isIt: (source: string) => boolean): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'asset' && [...file.originalFileNames, ...file.names].some(isIt),
  );
  if (!found) throw new Error('The picture of Home is in no file');
  return `/${found.fileName}`;
}
