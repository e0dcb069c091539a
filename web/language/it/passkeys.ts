import type { Texts } from '../en/texts.ts';

export const passkeys = {
  title: 'Chiavi di accesso',
  hint: 'Accedi con l’impronta digitale, il volto o il PIN del dispositivo invece che con password e codice.',
  none: 'Non hai ancora chiavi di accesso.',
  unsupported: 'Questo browser non ha chiavi di accesso, o la pagina non è stata aperta con https.',
  elsewhere:
    'Le chiavi di accesso funzionano solo su {{address}}. Apri lì questa pagina per aggiungerne una.',
  nowhere:
    'Le chiavi di accesso hanno bisogno dell’indirizzo di questo sito. Chi lo gestisce deve impostare PUBLIC_URL, con https. Senza, funzionano solo su localhost.',
  add: 'Aggiungi una chiave di accesso',
  name: 'Nome',
  nameHint: 'Per riconoscerla in questo elenco.',
  next: 'Continua',
  cancelled: 'Il dispositivo non ha creato la chiave. Hai annullato, o è passato troppo tempo.',
  added: 'Chiave di accesso aggiunta',
  addedOn: 'Aggiunta il {{date}}',
  used: 'Ultimo uso',
  unused: 'Mai usata',
  rename: 'Rinomina',
  renameNamed: 'Rinomina la chiave di accesso «{{name}}»',
  renamed: 'Chiave di accesso rinominata',
  save: 'Salva',
  remove: 'Rimuovi',
  removeNamed: 'Rimuovi la chiave di accesso «{{name}}»',
  removeAsk: 'Rimuovere la chiave di accesso «{{name}}»?',
  removeText: 'Non si potrà più usarla per accedere. Eliminala anche sul dispositivo.',
  removed: 'Chiave di accesso rimossa',
  full_one: 'Hai {{count, number}} chiave di accesso, il massimo. Rimuovine una per aggiungerne un’altra.',
  full_many:
    'Hai {{count, number}} di chiavi di accesso, il massimo. Rimuovine una per aggiungerne un’altra.',
  full_other: 'Hai {{count, number}} chiavi di accesso, il massimo. Rimuovine una per aggiungerne un’altra.',
  use: 'Usa una chiave di accesso',
  failed: 'La chiave di accesso non ha funzionato. Riprova, o accedi con la password.',
} as const satisfies Texts<'it', 'passkeys'>;
