import type { Texts } from '../en/texts.ts';

export const sectionOrder = {
  rearranging: 'Ordine delle sezioni',
  rearrangeHint: 'Trascina le sezioni per la maniglia o spostale con le frecce.',
  rearrangeKeys: 'Tastiera: Alt+↑ e Alt+↓.',
  saveOrder: 'Salva l’ordine',
  orderSaved: 'Ordine delle sezioni salvato',
  orderChanged: 'Qualcun altro ha cambiato le sezioni. Questo è l’ordine attuale: riordina e salva di nuovo.',
  up: 'Sposta “{{section}}” in su',
  down: 'Sposta “{{section}}” in giù',
  grip: 'Trascina “{{section}}”',
  movable: 'sezione spostabile',
  gripHint:
    'Premi Spazio per prendere la sezione, le frecce per spostarla, Spazio per rilasciarla o Esc per annullare.',
  lifted: '“{{section}}” presa dalla posizione {{place, number}} di {{total, number}}.',
  moved: '“{{section}}” spostata alla posizione {{place, number}} di {{total, number}}.',
  putDown: '“{{section}}” rilasciata alla posizione {{place, number}} di {{total, number}}.',
  putBack: 'Spostamento annullato. “{{section}}” è tornata dov’era.',
} as const satisfies Texts<'it', 'sectionOrder'>;
