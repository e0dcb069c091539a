import type { Plugin, Rollup } from 'vite';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../domain/core/languages/interface-languages.ts';
import { KINDS } from '../../web/screens/home/kinds.ts';
import { PICTURE_SIZES, srcSetOf } from '../../web/screens/home/picture.ts';
import { smallName } from './shrink-pictures.ts';
import { readTexts } from './write-languages-into-page.ts';

/**
 * Writes the first view of Home for guests into the page, in each language, at the place where
 * web/screens/home/Hero.tsx renders it later, so that it shows before the app is loaded. web/public/first.js selects
 * one by `data-home`; the pictures of the others are not fetched.
 */
export function prerenderHome(): Plugin {
  return {
    name: 'prerender-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const heroOf = (language: InterfaceLanguage) => {
          const { aboutTitle, about, kinds } = readTexts(language, 'first').home;
          const formats = KINDS.map((one) => `<li><b>${kinds[one.kind]}</b> ${one.formats}</li>`).join('');
          const whole = fileOf(bundle, (file) => file.endsWith(`/pictures/${language}/editor.webp`));
          const small = fileOf(bundle, (file) => file === `${smallName(language, 'editor')}.webp`);
          const picture = `<img class="hero-picture" loading="lazy" alt="" width="1440" height="810" sizes="${PICTURE_SIZES}" srcset="${srcSetOf(small, whole)}" src="${whole}" />`;
          return `<div class="hero" lang="${language}"><div><h1>${aboutTitle}</h1><p>${about}</p><ul class="hero-kinds">${formats}</ul><div class="hero-ways"></div></div>${picture}</div>`;
        };
        const heroes = INTERFACE_LANGUAGES.map(heroOf);
        const shown = INTERFACE_LANGUAGES.map(
          (language) => `html[data-home=${language}] #ahead .hero[lang=${language}]`,
        );
        return html.replace('<!-- home -->', () => `<style>${shown}{display:grid}</style>${heroes.join('')}`);
      },
    },
  };
}

/** The address of a file of the build, by its source. */
function fileOf(bundle: Rollup.OutputBundle, isSource: (source: string) => boolean): string {
  const asset = Object.values(bundle).find(
    (file) => file.type === 'asset' && [...file.originalFileNames, ...file.names].some(isSource),
  );
  if (!asset) throw new Error('The picture of Home is in no file');
  return `/${asset.fileName}`;
}
