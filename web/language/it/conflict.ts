import type { Texts } from '../en/texts.ts';

export const conflict = {
  project: {
    title: 'Qualcun altro ha salvato queste impostazioni.',
    merged: 'Le sue modifiche sono riportate qui sotto, le tue sono rimaste. Controlla e salva di nuovo.',
    both: 'Questi campi li avete cambiati entrambi. Salvando resta il tuo.',
    theirs: 'Il suo',
    yours: 'Il tuo',
    take: 'Usa il suo',
    takeOf: 'Usa il suo: {{field}}',
  },
  profile: {
    title: 'Il profilo è stato salvato in un’altra scheda.',
    merged: 'Quelle modifiche sono riportate qui sotto, le tue sono rimaste. Controlla e salva di nuovo.',
    both: 'Questi campi sono cambiati in entrambe le schede. Salvando resta ciò che c’è qui.',
    theirs: 'Altra scheda',
    yours: 'Questa scheda',
    take: 'Usa l’altro',
    takeOf: 'Usa l’altro: {{field}}',
  },
  empty: '(vuoto)',
} as const satisfies Texts<'it', 'conflict'>;
