import { byForm } from './irregular-forms.ts';
import type { Reading } from './reading.ts';

/** Forms that no rule gives, by their word. */
const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  louse: 'lice',
  ox: 'oxen',
  die: 'dice',
  person: 'people',
  penny: 'pence',
  axis: 'axes',
  crisis: 'crises',
  analysis: 'analyses',
  basis: 'bases',
  thesis: 'theses',
  oasis: 'oases',
  index: 'indices',
  matrix: 'matrices',
  vertex: 'vertices',
  phenomenon: 'phenomena',
  criterion: 'criteria',
  datum: 'data',
  medium: 'media',
  stratum: 'strata',
  formula: 'formulae',
  larva: 'larvae',
  alumnus: 'alumni',
  fungus: 'fungi',
  nucleus: 'nuclei',
  radius: 'radii',
  stimulus: 'stimuli',
};

/** Forms of verbs that no rule gives, by their word. */
const VERBS: Readonly<Record<string, string>> = {
  be: 'am is are was were been',
  have: 'has had',
  do: 'does did done',
  go: 'goes went gone',
  say: 'said',
  make: 'made',
  take: 'took taken',
  come: 'came',
  see: 'saw seen',
  know: 'knew known',
  give: 'gave given',
  find: 'found',
  think: 'thought',
  tell: 'told',
  become: 'became',
  leave: 'left',
  feel: 'felt',
  bring: 'brought',
  begin: 'began begun',
  keep: 'kept',
  hold: 'held',
  write: 'wrote written',
  stand: 'stood',
  hear: 'heard',
  mean: 'meant',
  meet: 'met',
  run: 'ran',
  pay: 'paid',
  sit: 'sat',
  speak: 'spoke spoken',
  lie: 'lay lain',
  lead: 'led',
  grow: 'grew grown',
  lose: 'lost',
  fall: 'fell fallen',
  send: 'sent',
  build: 'built',
  draw: 'drew drawn',
  break: 'broke broken',
  spend: 'spent',
  rise: 'rose risen',
  drive: 'drove driven',
  buy: 'bought',
  wear: 'wore worn',
  choose: 'chose chosen',
  seek: 'sought',
  throw: 'threw thrown',
  catch: 'caught',
  deal: 'dealt',
  win: 'won',
  fight: 'fought',
  teach: 'taught',
  eat: 'ate eaten',
  sing: 'sang sung',
  ring: 'rang rung',
  sink: 'sank sunk',
  swim: 'swam swum',
  drink: 'drank drunk',
  fly: 'flew flown',
  sell: 'sold',
  sleep: 'slept',
  strike: 'struck stricken',
  swear: 'swore sworn',
  tear: 'tore torn',
  bear: 'bore borne',
  hide: 'hid hidden',
  ride: 'rode ridden',
  shake: 'shook shaken',
  steal: 'stole stolen',
  freeze: 'froze frozen',
  forget: 'forgot forgotten',
  bind: 'bound',
  wind: 'wound',
  dig: 'dug',
  hang: 'hung',
  shoot: 'shot',
  swing: 'swung',
  weep: 'wept',
  bite: 'bit bitten',
  blow: 'blew blown',
};

const nouns = byForm(IRREGULAR);
const verbs = byForm(VERBS);

/** A verb and a noun are often the same word: what only a verb is inflected like may be one of another word. */
const OF_VERB = 0.4;

/** What an English word may be a form of: each way to take an ending away that the language has. */
export function readEnglish(word: string): Reading[] {
  const form = word.toLowerCase();
  const readings = new Map<string, number>([[form, 1]]);
  const add = (key: string, share: number) => readings.set(key, Math.max(share, readings.get(key) ?? 0));
  for (const one of nouns.get(form) ?? []) add(one, 1);
  for (const one of verbs.get(form) ?? []) add(one, OF_VERB);
  for (const one of singularsOf(form)) add(one, 1);
  for (const one of baseVerbsOf(form)) add(one, OF_VERB);
  return [...readings].map(([key, share]) => ({ key, share }));
}

function singularsOf(form: string): string[] {
  if (!/[^su]s$/.test(form) || form.length < 4)
    return form.endsWith('men') ? [`${form.slice(0, -3)}man`] : [];
  const found = [form.slice(0, -1)];
  if (/(?:[sxz]|[cs]h|o)es$/.test(form)) found.push(form.slice(0, -2));
  if (/[^aeiou]ies$/.test(form)) found.push(`${form.slice(0, -3)}y`);
  if (form.endsWith('ves')) found.push(`${form.slice(0, -3)}f`, `${form.slice(0, -3)}fe`);
  return found;
}

function baseVerbsOf(form: string): string[] {
  const rest = /^(.*[aeiouy].*?)(?:ed|ing)$/.exec(form)?.[1];
  if (rest === undefined || rest.length < 2) return [];
  const found = [rest, `${rest}e`];
  if (/([^aeiou])\1$/.test(rest)) found.push(rest.slice(0, -1));
  if (rest.endsWith('i') && form.endsWith('ed')) found.push(`${rest.slice(0, -1)}y`);
  return found;
}
