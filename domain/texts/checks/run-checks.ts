import { otherForm } from '../../core/plurals/forms.ts';
import { pluralOf, textOfForm } from '../../core/plurals/plural.ts';
import { isBlank } from '../../core/text/text.ts';
import type { Check, CheckContext, CheckFinding, CheckKind } from './check.ts';
import { checkedText, type Range } from './checked-text.ts';
import { formPlaces } from './form-places.ts';
import { CHECKS, type CheckId } from './registry.ts';

/** What a check has found in a translation, with places in the whole texts. */
export type Finding = CheckFinding & {
  readonly check: CheckId;
  readonly kind: CheckKind;
  /** The selector of the form that it is in, if the translation is a plural. */
  readonly form?: string;
};

/** A form or a whole text, and where it begins; undefined if a part of the form stands outside the plural. */
type Part = { readonly text: string; readonly at: number | undefined };

/**
 * What the checks find in a translation of a string, in the order of the registry (checks.2). Of plurals each form is compared with
 * the source's form of its category, or else the general one (checks.4). A blank text has none.
 */
export function findingsOf(
  source: string,
  translation: string,
  context: CheckContext,
  checks: readonly Check[] = CHECKS as readonly Check[],
): Finding[] {
  if (isBlank(translation)) return [];
  const forms = pairsOfForms(source, translation);
  const whole = { form: undefined, source: { text: source, at: 0 }, target: { text: translation, at: 0 } };
  const prepare = ({ form, source, target }: FormPair) => ({
    form,
    parts: { source, target },
    source: checkedText(source.text, context),
    target: checkedText(target.text, context),
  });
  const pairs = (forms ?? [whole]).map(prepare);
  const messages = forms ? [prepare(whole)] : pairs;
  const generalSource = forms && checkedText(generalTextOf(source), context);
  return checks
    .filter((check) => check.appliesTo?.(context) ?? true)
    .flatMap((check) =>
      (check.readsMessages ? messages : pairs).flatMap(({ form, parts, source, target }) =>
        check.find(source, target, { ...context, form, generalSource }).map((finding) => ({
          ...inWhole(finding, parts),
          check: check.id as CheckId,
          kind: check.kind,
          ...(form !== undefined && { form }),
        })),
      ),
    );
}

type FormPair = {
  readonly form: string | undefined;
  readonly source: Part;
  readonly target: Part;
};

/** The forms of a translation with those of the source that they are compared with; undefined if neither text is a plural. */
function pairsOfForms(source: string, translation: string): FormPair[] | undefined {
  const [sourceForms, targetForms] = [pluralOf(source)?.forms, pluralOf(translation)?.forms];
  if (!sourceForms && !targetForms) return undefined;
  const [sourcePlaces, targetPlaces] = [formPlaces(source), formPlaces(translation)];
  const sourcePart = (form: string): Part => {
    const selector = sourceForms?.has(form) ? form : 'other';
    const text = sourceForms?.get(selector);
    return text === undefined ? { text: source, at: 0 } : partOf(text, sourcePlaces?.get(selector)?.start);
  };
  return [...(targetForms ?? [[undefined, translation] as const])]
    .filter(([, text]) => !isBlank(text))
    .map(([form, text]) => ({
      form,
      source: sourcePart(form ?? 'other'),
      target: form === undefined ? { text, at: 0 } : partOf(text, targetPlaces?.get(form)?.start),
    }));
}

/** The general form of a plural as people read it, or a text that is none. */
const generalTextOf = (source: string) => (pluralOf(source) ? textOfForm(otherForm(source)) : source);

/** A form as people read it; it has no place where its message spells it otherwise. */
function partOf(form: string, at: number | undefined): Part {
  const text = textOfForm(form);
  return { text, at: text === form ? at : undefined };
}

/** A finding of a form with its places in the whole texts; it has none where these can't be told. */
function inWhole(
  { source, target, fix, ...finding }: CheckFinding,
  parts: { source: Part; target: Part },
): CheckFinding {
  return {
    ...finding,
    ...(source && parts.source.at !== undefined && { source: moved(source, parts.source.at) }),
    ...(target && parts.target.at !== undefined && { target: moved(target, parts.target.at) }),
    ...(fix &&
      parts.target.at !== undefined && {
        fix: { ...fix, start: fix.start + parts.target.at, end: fix.end + parts.target.at },
      }),
  };
}

const moved = (ranges: readonly Range[], by: number): Range[] =>
  by === 0 ? [...ranges] : ranges.map(({ start, end }) => ({ start: start + by, end: end + by }));
