import { stemmer } from '@orama/stemmers/italian';
import { byForm } from './irregular-forms.ts';
import type { Reading } from './reading.ts';

/** Plurals that no rule gives, and nouns whose gender changes, by their singular. */
const IRREGULAR: Readonly<Record<string, string>> = {
  uomo: 'uomini',
  dio: 'dei',
  bue: 'buoi',
  ala: 'ali',
  arma: 'armi',
  mano: 'mani',
  eco: 'echi',
  tempio: 'templi',
  uovo: 'uova',
  dito: 'dita',
  braccio: 'braccia',
  ciglio: 'ciglia',
  labbro: 'labbra',
  ginocchio: 'ginocchia',
  osso: 'ossa',
  muro: 'mura',
  membro: 'membra',
  orecchio: 'orecchie orecchia',
  lenzuolo: 'lenzuola',
  grido: 'grida',
  urlo: 'urla',
  riso: 'risa',
  paio: 'paia',
  miglio: 'miglia',
  centinaio: 'centinaia',
  migliaio: 'migliaia',
  moglie: 'mogli',
  corno: 'corna',
  filo: 'fila',
  cuore: 'cuor',
  amore: 'amor',
  signore: 'signor',
  dottore: 'dottor',
  budello: 'budella',
  bello: 'bel bei begli bell',
  quello: 'quel quei quegli quell',
  grande: 'gran grand',
  santo: 'san sant',
  buono: 'buon',
  mio: 'miei',
  tuo: 'tuoi',
  suo: 'suoi',
};

const FORMS = byForm(IRREGULAR);

/** The other gender of an adjective is that of many nouns too, which mean something else: *porto* and *porta*. */
const OF_OTHER_GENDER = 0.4;
/** As likely are the forms of a verb those of a noun with its stem. */
const OF_VERB = 0.4;

const INFINITIVE = /[aei]r(?:e|si)$/;

/**
 * What an Italian word may be a form of: each singular that it may be the plural of, and the masculine of an adjective. Verbs are known by their
 * stem.
 */
export function readItalian(word: string): Reading[] {
  const form = word.toLowerCase();
  const readings = new Map<string, number>([[form, 1]]);
  const add = (key: string, share: number) => readings.set(key, Math.max(share, readings.get(key) ?? 0));
  for (const one of FORMS.get(form) ?? []) add(one, 1);
  if (form.length > 3) {
    for (const one of singularsOf(form)) add(one, 1);
    for (const one of othersOf(form)) add(one, OF_OTHER_GENDER);
    add(`${stemmer(form)}~`, INFINITIVE.test(form) ? 1 : OF_VERB);
  }
  return [...readings].map(([key, share]) => ({ key, share }));
}

/** Endings of men and things in *-a*: *poeta*, *artista*, *problema*. */
const MASCULINE_A = /(?:ist|et|em|amm|iatr|cid)i$/;

function singularsOf(form: string): string[] {
  const rest = form.slice(0, -1);
  switch (form.at(-1)) {
    case 'i':
      return [
        `${rest}o`,
        `${rest}e`,
        `${rest}io`,
        ...(MASCULINE_A.test(form) ? [`${rest}a`] : []),
        ...(/[cg]h$/.test(rest) ? [`${rest.slice(0, -1)}o`] : []),
      ];
    case 'e':
      return [
        `${rest}a`,
        ...(/[cg]h$/.test(rest) ? [`${rest.slice(0, -1)}a`] : []),
        ...(/[cg]$/.test(rest) ? [`${rest}ia`] : []),
      ];
    default:
      return [];
  }
}

/** Words of the other gender: the masculine of a feminine, and the feminine of a plural that is masculine. */
function othersOf(form: string): string[] {
  const rest = form.slice(0, -1);
  switch (form.at(-1)) {
    case 'a':
      return [`${rest}o`];
    case 'e':
      return [`${rest}o`, ...(/[cg]h$/.test(rest) ? [`${rest.slice(0, -1)}o`] : [])];
    case 'i':
      return [`${rest}a`, ...(/[cg]h$/.test(rest) ? [`${rest.slice(0, -1)}a`] : [])];
    default:
      return [];
  }
}
