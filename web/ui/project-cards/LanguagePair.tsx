import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { displayNameOf } from '#domain/core/languages/interface-languages.ts';
import { capitalized } from './capitalized.ts';

type Props = { source: string; target: string };

/** Loads the languages' own names, which are needed only for rare languages without a name in the reader's language. */
const RareLanguagePair = lazy(async () => {
  try {
    return { default: (await import('./RareLanguagePair.tsx')).RareLanguagePair };
  } catch {
    return { default: Codes };
  }
});

/** 'English → Russian', 'Английский → русский': the names in the reader's language, in sentence case. */
export function LanguagePair(pair: Props) {
  const { i18n } = useTranslation();
  const [source, target] = [pair.source, pair.target].map((code) => displayNameOf(code, i18n.language));
  if (source && target) return `${capitalized(source, i18n.language)} → ${target}`;
  return (
    <Suspense fallback={<Codes {...pair} />}>
      <RareLanguagePair {...pair} />
    </Suspense>
  );
}

function Codes({ source, target }: Props) {
  return `${source} → ${target}`;
}
