import { createStore, useStore } from '../../../data/store/store.ts';
import type { PlaceOfFinding } from '../../../ui/field-marks/DrawnMarks.tsx';

/** A place of a finding in a text, of a plural in one of its forms. */
export type MarkedPlace = PlaceOfFinding & { readonly form: string | undefined };

/** The finding that one points at: of which string, of which saved translation or in which fields, and where it is. */
export type MarkedFinding = {
  readonly string: number;
  readonly translation: number | undefined;
  /** What has what the fields are in. */
  readonly fields: object | undefined;
  readonly source: readonly MarkedPlace[];
  readonly target: readonly MarkedPlace[];
};

export const markedFinding = createStore<MarkedFinding | undefined>(undefined);

const NONE: readonly MarkedPlace[] = [];

/** The places that are marked in the source of a string (checks.30). */
export const useMarkedSource = (string: number): readonly MarkedPlace[] =>
  useStore(markedFinding, (marked) => (marked?.string === string ? marked.source : NONE));

/** The places that are marked in a saved translation. */
export const useMarkedTranslation = (translation: number): readonly MarkedPlace[] =>
  useStore(markedFinding, (marked) => (marked?.translation === translation ? marked.target : NONE));

/** The places that are marked in the fields of a translation that is being written. */
export const useMarkedFields = (fields: object): readonly MarkedPlace[] =>
  useStore(markedFinding, (marked) => (marked?.fields === fields ? marked.target : NONE));

/** The places in a form of a plural, or in a text that is none. */
export const placesIn = (places: readonly MarkedPlace[], form: string | undefined): readonly MarkedPlace[] =>
  places.length === 0 ? NONE : places.filter((place) => place.form === form);
