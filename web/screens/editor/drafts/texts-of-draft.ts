import type { DraftTarget, NewStringTarget, Save, WhyUnsaved } from '../../../data/drafts/draft.ts';
import type { NamedDraft } from '../../../data/drafts/use-drafts.ts';

/** A text in the list of drafts: that of a field, or one whose save failed. */
export type DraftText = {
  id: string;
  name: string;
  target: DraftTarget | NewStringTarget;
  text: string;
  /** Why its save failed, if it was tried. */
  why?: WhyUnsaved;
  /** Set if it will be sent again. */
  save?: Save;
};

/** The texts of a draft, without those that are being saved for the first time. */
export function textsOfDraft({ name, draft }: NamedDraft): DraftText[] {
  const { target, text, refused, saves } = draft;
  if (!target) return [];
  const failed = saves.flatMap((save) =>
    save.why ? [{ id: save.key, name, target, text: save.text, why: save.why, save }] : [],
  );
  if (text === '') return failed;
  return [...failed, { id: name, name, target, text, ...(refused && { why: refused }) }];
}
