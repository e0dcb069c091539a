import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { forbidden, tooMany } from '../../platform/http/failures.ts';
import { keptParts, lockParts, placeInSection, readParts } from '../../texts/splits/read-queries.ts';
import { keptDataOf } from '../../texts/splits/record-queries.ts';
import { restoredPlan } from '../../texts/splits/restored-plan.ts';
import type { HeldParts } from '../../texts/splits/rows.ts';
import { writeParts } from '../../texts/splits/write-parts.ts';
import { takeNotesBack } from '../../texts/strings/frame-queries.ts';
import { sortKeysForInsertion } from '../../texts/strings/sort-key-queries.ts';
import { type Inverse, inTheWay, orGone, refuseUndone, type Undoing } from './inverse.ts';
import { votedSince } from './queries.ts';
import { stringNow, stringStatesAt, translationStatesAt } from './state-queries.ts';
import { STRING_FIELDS } from './string-inverses.ts';
import { refuseChangedTranslation } from './translation-inverses.ts';

/**
 * Makes both strings what they were before they were split or merged, with the same ids, translations, votes and
 * comments (undo.19). What was there is kept with every such event, this one too, so that the undo is undone in the
 * same way.
 */
export const undoParts: Inverse = {
  // Translators split long strings (splits.1), and so undo that and do it again.
  needs: ({ w, undoes }) =>
    w === LOG_CODES.splitString || undoes !== null ? 'can_translate' : 'can_manage_strings',
  undo,
};

async function undo(undoing: Undoing) {
  const { tx, event, project, me, origin, quotas } = undoing;
  const string = orGone(event.string_id, 'string');
  const second = orGone(event.data.second, 'string');
  const isSplit = event.w === LOG_CODES.splitString;
  const { section_id: section } = orGone(await stringNow(tx, { project: project.id, string }), 'string');
  const target = { project: project.id, section, string, actor: me.id, origin };
  const [held] = await lockSections(tx, project.id, [section]);
  const place = held && (await placeInSection(tx, target));
  if (!held || !place) throw inTheWay('string', 'movedSince');
  const keptData = await keptDataOf(tx, project.id, event.id);
  const start = isSplit ? undefined : await sortKeyAfter(undoing, { section, ...place });
  const ids = isSplit ? [string, second] : [string];
  const heir = isSplit ? place.heir : keptData?.notes?.heir;
  const locked = await lockParts(tx, project.id, [...ids, ...(heir ? [heir] : [])]);
  await refuseUndone(undoing);
  if (ids.some((id) => !locked.includes(id))) throw inTheWay('string', 'gone');
  if (isSplit && place.next !== second) throw inTheWay('string', 'movedSince');
  if (!keptData) throw inTheWay('string', 'notKept');
  if (keptData.format !== held.format) throw inTheWay('string', 'movedSince');

  const now = await readParts(tx, project.id, ids);
  await refuseChanged(undoing, now, ids);
  const before = await keptParts(tx, project.id, event.id);
  await refuseVotesAndReplies(undoing, now, before);
  const hasNotes = !isSplit && keptData.notes !== null && (await takeNotesBack(tx, target, keptData.notes));
  const full = whyFull(project, quotas, isSplit ? undefined : { strings: 1, bytes: 1 });
  if (full && !isSplit) throw forbidden('general', full);
  const state = {
    event: event.id,
    before,
    now,
    format: held.format,
    hasNotes: hasNotes || keptData.notes === null,
  };
  const plan = restoredPlan(string, second, state);
  if (!plan) throw inTheWay('string', 'notKept');
  await writeParts(tx, target, plan, {
    held: now,
    format: held.format,
    ...(start !== undefined && { place: { key: start, index: place.index + 1 } }),
  });
}

/** The sort key for the second string when it comes back. */
async function sortKeyAfter(
  { tx, project }: Undoing,
  { section, index, amount }: { section: number; index: number; amount: number },
): Promise<number> {
  if (amount >= LIMITS.stringsPerSection) throw tooMany('strings', 'tooMany');
  const { start, step } = await sortKeysForInsertion(tx, {
    project: project.id,
    section,
    index: index + 1,
    amount: 1,
  });
  return start + step;
}

/** Throws 409 if the strings or their translations aren't any more what the event made of them (undo.4). */
async function refuseChanged({ tx, project, event }: Undoing, now: HeldParts, ids: readonly number[]) {
  const strings = await stringStatesAt(tx, project.id, ids, event.id);
  for (const string of now.strings) {
    const was = strings.find(({ string_id }) => string_id === string.id);
    if (!was) throw inTheWay('string', 'notKept');
    if (STRING_FIELDS.some((field) => was[field] !== string[field])) throw inTheWay('string', 'editedSince');
  }
  const translations = (await translationStatesAt(tx, project.id, ids, event.id)).filter(
    ({ deleted }) => !deleted,
  );
  for (const translation of now.translations) {
    const was = translations.find(
      ({ string_id, translation_id }) =>
        translation_id === translation.id && string_id === translation.string_id,
    );
    if (!was) throw inTheWay('translation', 'translatedSince');
    refuseChangedTranslation(translation, was);
  }
  if (translations.length > now.translations.length) throw inTheWay('translation', 'gone');
}

/** Throws 409 if somebody has voted on a text that changes or goes, or replied to a comment that leaves the string. */
async function refuseVotesAndReplies({ tx, project, event }: Undoing, now: HeldParts, before: HeldParts) {
  const changing = now.translations.flatMap(({ id, text }) =>
    before.translations.some((translation) => translation.id === id && translation.text === text) ? [] : [id],
  );
  const asked = changing.map((translation) => ({ translation, at: event.at }));
  if ((await votedSince(tx, project.id, asked)).length > 0) throw inTheWay('translation', 'votedSince');
  const known = new Map(before.comments.map(({ id, string_id }) => [id, string_id]));
  const isCutOff = now.comments.some(
    ({ id, string_id, reply }) =>
      reply !== null && !known.has(id) && (known.get(reply) ?? string_id) !== event.string_id,
  );
  if (isCutOff && event.w === LOG_CODES.mergeStrings) throw inTheWay('comment', 'repliedSince');
}
