import type { InterfaceLanguage, LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import type { all } from './all.ts';

/** The plural forms of each language. */
type Forms = { [L in InterfaceLanguage]: (typeof LANGUAGES)[L]['plurals'][number] };

type Counted<Key> = Key extends `${infer Base}_other` ? Base : never;
type FormOf<Base extends string> = `${Base}_${'one' | 'other'}`;

/**
 * The type of a language's texts: the keys of English, where `_one` and `_other` are replaced by the language's own plural
 * forms.
 */
type TextsLike<English, L extends keyof Forms> = {
  readonly [Key in Exclude<keyof English, FormOf<Counted<keyof English>>>]: English[Key] extends string
    ? string
    : TextsLike<English[Key], L>;
} & { readonly [Key in `${Counted<keyof English>}_${Forms[L]}`]: string };

export type English = typeof all;
/** The type of a file of texts in another language: `satisfies Texts<'ru', 'home'>`. */
export type Texts<L extends keyof Forms, Part extends keyof English> = TextsLike<English[Part], L>;
