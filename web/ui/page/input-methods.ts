/** The code of a key that an input method has taken. Safari tells the Enter that ends a composition by it alone. */
const TAKEN = 229;

/**
 * Keeps the keys that an input method takes from all handlers, also those of libraries: the Enter that ends a
 * composition runs no command and sends no form (screens.26). Called before anything listens to the window; what the
 * browser does with the key stays.
 */
export function hideTakenKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === TAKEN) event.stopImmediatePropagation();
    },
    true,
  );
}
