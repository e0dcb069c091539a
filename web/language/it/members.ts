import type { Texts } from '../texts.ts';

export const members = {
  you: 'sei tu',
  roleOf: 'Ruolo di {{username}}: {{role}}',
  grant: {
    title: 'Dare a {{username}} il ruolo “{{role}}”?',
    gives: 'Con questo ruolo {{username}} potrà accogliere ed escludere membri e assegnare ruoli.',
    takes: '{{username}} non potrà più accogliere o escludere membri né assegnare ruoli.',
    deed: 'Cambia ruolo',
  },
  kick: 'Escludi',
  kickOf: 'Escludi {{username}}',
  kickQuestion: {
    title: 'Escludere {{username}} dal progetto?',
    text: 'Le sue traduzioni, i suoi voti e i suoi commenti restano nel progetto.',
  },
  kicked: '{{username}} non fa più parte del progetto',
  leave: 'Lascia il progetto',
  leaveQuestion: {
    title: 'Lasciare “{{project}}”?',
    public: 'Le tue traduzioni, i tuoi voti e i tuoi commenti restano. Puoi tornare quando vuoi.',
    private:
      'Le tue traduzioni, i tuoi voti e i tuoi commenti restano. Per tornare dovrai chiedere un invito.',
    closed:
      'Le tue traduzioni, i tuoi voti e i tuoi commenti restano. Non vedrai il progetto finché non ti invitano.',
  },
  left: 'Hai lasciato “{{project}}”',
  ownerStays:
    'Il proprietario non può lasciare il progetto. Può cederlo a un altro membro nelle impostazioni.',
  limited: 'Un amministratore ti ha tolto la possibilità di lasciare i progetti.',
} as const satisfies Texts<'it', 'members'>;
