import type { Texts } from '../en/texts.ts';

export const stringForms = {
  continuesHint: 'Nella lettura e nei file bilingui formano un solo paragrafo.',
  stay_one: 'La sua {{count, number}} traduzione non cambia.',
  stay_many: 'Le sue {{count, number}} di traduzioni non cambiano.',
  stay_other: 'Le sue {{count, number}} traduzioni non cambiano.',
  changed: 'Qualcun altro ha modificato questa stringa. Differenze tra il tuo testo e il suo:',
  sameAsTheirs: 'Qualcun altro ha fatto la stessa modifica.',
  gone: 'Questa stringa è stata eliminata. Il tuo testo è ancora qui: puoi copiarlo.',
  otherFormat:
    'Questa sezione ha un altro formato, che la stringa assumerà. La sua marcatura {{format}} è conservata e torna con lei; le note che la precedono restano nel file {{format}}.',
  question: {
    title: 'Vuoi davvero eliminare la stringa {{index, number}}?',
    goes: 'Verranno eliminati anche {{what}}.',
    text: 'Si può ripristinare da “Eliminati” nel registro del progetto.',
    confirm: 'Elimina la stringa',
  },
} as const satisfies Texts<'it', 'stringForms'>;
