/** Where one is in a project: at which string, and whether one writes there. */
export type Whereabouts = { readonly string_id: number | null; readonly is_writing: boolean };

/** Milliseconds: before a place counts as chosen; after the last key until writing has stopped; until it is said again. */
const CHOSEN = 250;
const IDLE = 5000;
const SAID_AGAIN = 8000;

/**
 * Says where one is, through `say`: a string once one stays at it, writing at once and again while it goes on, and its
 * end. One who is hidden says nothing, but that one has left: `undefined`.
 */
export function sayWhereabouts(say: (now: Whereabouts | undefined) => void) {
  let now: Whereabouts = { string_id: null, is_writing: false };
  let isHidden = true;
  let isHeard = false;
  let saidAt = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let idling: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(settling);
    if (isHidden || !isHeard) return;
    saidAt = Date.now();
    say(now);
  };
  const tellSoon = () => {
    clearTimeout(settling);
    settling = setTimeout(tell, CHOSEN);
  };
  const stopWriting = () => {
    clearTimeout(idling);
    if (!now.is_writing) return;
    now = { ...now, is_writing: false };
    tellSoon();
  };
  return {
    /** One is at a string now, or at none. */
    goTo(string_id: number | null) {
      if (string_id === now.string_id) return;
      clearTimeout(idling);
      now = { string_id, is_writing: false };
      tellSoon();
    },
    /** Something was typed at this string. */
    write(string_id: number) {
      const isNews = !now.is_writing || now.string_id !== string_id;
      now = { string_id, is_writing: true };
      if (isNews || Date.now() - saidAt >= SAID_AGAIN) tell();
      clearTimeout(idling);
      idling = setTimeout(stopWriting, IDLE);
    },
    /** What was typed is saved or left: said when that is on its way, with where one goes from there. */
    stopWriting,
    /** Says it anew: who hears it has just begun to listen. */
    again() {
      isHeard = true;
      tell();
    },
    /** From now on one is hidden, or seen. */
    hide(hidden: boolean) {
      if (hidden === isHidden) return;
      isHidden = hidden;
      if (!hidden) tell();
      else if (isHeard) say(undefined);
    },
    /** At which string one is, hidden or not. */
    at: () => now.string_id,
  };
}
