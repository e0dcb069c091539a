/** The order of sections, which is changed by dragging or by keys (sections.13). */
export const sectionOrder = {
  rearranging: 'Section order',
  rearrangeHint: 'Drag sections by their handle or use the arrows.',
  rearrangeKeys: 'Keyboard: Alt+↑ and Alt+↓.',
  saveOrder: 'Save order',
  orderSaved: 'Section order saved',
  orderChanged: 'Someone else changed the sections. This is the current order: rearrange it and save again.',
  up: 'Move “{{section}}” up',
  down: 'Move “{{section}}” down',
  grip: 'Drag “{{section}}”',
  movable: 'movable section',
  gripHint:
    'Press Space to pick up the section, the arrow keys to move it, Space to drop it or Escape to cancel.',
  lifted: '“{{section}}” picked up from position {{place, number}} of {{total, number}}.',
  moved: '“{{section}}” moved to position {{place, number}} of {{total, number}}.',
  putDown: '“{{section}}” dropped at position {{place, number}} of {{total, number}}.',
  putBack: 'Move cancelled. “{{section}}” is back where it was.',
} as const;
