const DIALOG = '[role="dialog"][aria-modal="true"]';

/**
 * Moves the focus into each modal dialog as soon as it is in the page: to the element that asks for it by
 * `data-autofocus`, or to the dialog. Mantine does so some time later, and until then what the user types would go to
 * what had the focus before.
 */
export function focusDialogs(): void {
  const within = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(focusIn);
  });
  // Dialogs are rendered in portals, which are children of the body.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !node.matches('[data-portal]')) continue;
        focusIn(node);
        within.observe(node, { childList: true, subtree: true });
      }
    }
  }).observe(document.body, { childList: true });
}

function focusIn(node: Node): void {
  if (!(node instanceof Element)) return;
  const dialog = node.matches(DIALOG) ? node : node.querySelector(DIALOG);
  if (!dialog || dialog.contains(document.activeElement)) return;
  const asked = dialog.querySelector('[data-autofocus]') ?? dialog;
  if (asked instanceof HTMLElement) asked.focus({ preventScroll: true });
}
