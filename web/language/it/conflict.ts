import type { Texts } from '../texts.ts';

export const conflict = {
  project: {
    title: 'Nel frattempo qualcun altro ha salvato queste impostazioni.',
    merged: 'Le sue modifiche sono riportate qui sotto, le tue sono rimaste. Controlla e salva di nuovo.',
    both: 'Qui avete cambiato entrambi. Salvando resta il tuo.',
    theirs: 'Salvato da altri',
    yours: 'Il tuo',
    take: 'Prendi il suo',
    takeOf: 'Prendi il suo: {{field}}',
  },
  profile: {
    title: 'Nel frattempo il profilo è stato salvato in un’altra scheda.',
    merged:
      'Le modifiche fatte lì sono riportate, quelle fatte qui sono rimaste. Controlla e salva di nuovo.',
    both: 'Queste sono cambiate da entrambe le parti. Salvando resta ciò che c’è qui.',
    theirs: 'Salvato lì',
    yours: 'Qui',
    take: 'Prendi quello',
    takeOf: 'Prendi ciò che è stato salvato lì: {{field}}',
  },
  empty: '(vuoto)',
} as const satisfies Texts<'it', 'conflict'>;
