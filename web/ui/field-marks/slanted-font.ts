import { useEffect, useState } from 'react';

/** The upright letters of texts, which a browser slants without changing their widths. */
export const SLANTED_FONT = '"Literata Slanted"';
const UPRIGHT_FONT = '"Literata Variable"';
const SAMPLE = 'The five boxing wizards jump, Съешь же ещё этих мягких';

/** Whether both fonts are there and have the same widths; texts in a font of the system can't be slanted in their place. */
export function useSlantedFont(): boolean {
  const [isSlanted, setSlanted] = useState(known === true);
  useEffect(() => {
    void fontsAreAlike().then(setSlanted);
  }, []);
  return isSlanted;
}

let known: boolean | undefined;

async function fontsAreAlike(): Promise<boolean> {
  if (known !== undefined) return known;
  try {
    const [upright, slanted] = [`16px ${UPRIGHT_FONT}`, `italic 16px ${SLANTED_FONT}`];
    const loaded = await Promise.all([upright, slanted].map((font) => document.fonts.load(font, SAMPLE)));
    const pen = document.createElement('canvas').getContext('2d');
    const widthIn = (font: string) => {
      if (!pen) return Number.NaN;
      pen.font = font;
      return pen.measureText(SAMPLE).width;
    };
    known = loaded.every((faces) => faces.length > 0) && Math.abs(widthIn(upright) - widthIn(slanted)) < 0.01;
    return known;
  } catch {
    // The fonts can't be fetched now.
    return false;
  }
}
