import { PATTERNS, type PatternName } from './cover-patterns.ts';

/** The eight colour schemes of generated covers and avatars: background and pattern. */
export const COVER_COLOURS = [
  { name: 'sea', ground: '#255959', figure: '#609f9e' },
  { name: 'slate', ground: '#32546b', figure: '#6d98b6' },
  { name: 'iris', ground: '#4c4c6d', figure: '#8e8db9' },
  { name: 'rose', ground: '#674354', figure: '#b28298' },
  { name: 'brick', ground: '#6b443f', figure: '#b7837c' },
  { name: 'tobacco', ground: '#66492f', figure: '#b08a69' },
  { name: 'olive', ground: '#51532e', figure: '#949667' },
  { name: 'fern', ground: '#395840', figure: '#769e7d' },
] as const;

export type CoverPattern = (typeof COVER_COLOURS)[number] & { readonly pattern: PatternName };

/** The colours and pattern for a handle or username, always the same for the same name (images.6). */
export function coverPatternOf(name: string): CoverPattern {
  const hash = hashOf(name);
  return { ...pick(COVER_COLOURS, hash), pattern: patternBy(hash).name };
}

/** The generated cover as an SVG document, 2:3, without any text. */
export function coverSvg(name: string): string {
  const hash = hashOf(name);
  const { ground, figure, name: colours } = pick(COVER_COLOURS, hash);
  const { width, height, draw, name: pattern } = patternBy(hash);
  const id = `${colours}-${pattern}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="240" viewBox="0 0 80 120" preserveAspectRatio="xMidYMid slice">',
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" fill="${figure}">${draw(figure, ground)}</pattern>`,
    `<rect width="80" height="120" fill="${ground}"/>`,
    `<rect width="80" height="120" fill="url(#${id})" opacity=".8"/>`,
    '</svg>',
  ].join('');
}

/** Picks the pattern by the bits above those that pick the colours. */
function patternBy(hash: number) {
  return pick(PATTERNS, hash >>> 3);
}

/** FNV-1a over UTF-16 units, mixed so that the low bits of short names differ too. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let offset = 0; offset < name.length; offset++)
    hash = Math.imul(hash ^ name.charCodeAt(offset), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function pick<T>(choices: readonly T[], number: number): T {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('nothing to pick from');
  return choice;
}
