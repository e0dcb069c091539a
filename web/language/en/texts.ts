import type { InterfaceLanguage, LANGUAGES } from '#domain/languages/interface-languages.ts';
import type { all } from './all.ts';

/** The plural forms that each language tells apart. */
type Forms = { [L in InterfaceLanguage]: (typeof LANGUAGES)[L]['plurals'][number] };

type Counted<Key> = Key extends `${infer Base}_other` ? Base : never;
type FormOf<Base extends string> = `${Base}_${'one' | 'other'}`;

/**
 * The shape that a language's texts must have to say all that English says, no more and no less. A text with `_one`
 * and `_other` in English is counted, and takes the language's own forms instead.
 */
type TextsLike<English, L extends keyof Forms> = {
  readonly [Key in Exclude<keyof English, FormOf<Counted<keyof English>>>]: English[Key] extends string
    ? string
    : TextsLike<English[Key], L>;
} & { readonly [Key in `${Counted<keyof English>}_${Forms[L]}`]: string };

export type English = typeof all;
/** What a file of texts in another language satisfies: `satisfies Texts<'ru', 'home'>`. */
export type Texts<L extends keyof Forms, Part extends keyof English> = TextsLike<English[Part], L>;
