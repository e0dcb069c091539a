import type { Texts } from '../en/texts.ts';

export const members = {
  you: 'sei tu',
  roleOf: 'Ruolo di {{username}}: {{role}}',
  grant: {
    title: 'Dare a {{username}} il ruolo “{{role}}”?',
    gives: '{{username}} potrà invitare persone, escludere membri e cambiarne i ruoli.',
    takes: '{{username}} non potrà più invitare persone, escludere membri o cambiarne i ruoli.',
    confirm: 'Cambia ruolo',
  },
  actions: 'Azioni per {{username}}',
  revert: 'Revoca le azioni…',
  kick: 'Escludi',
  kickOut: 'Escludi…',
  kickQuestion: {
    title: 'Escludere {{username}} dal progetto?',
    text: 'Le sue traduzioni, i suoi voti e i suoi commenti restano.',
  },
  kicked: '{{username}} non fa più parte del progetto',
  leave: 'Lascia il progetto',
  leaveQuestion: {
    title: 'Lasciare “{{project}}”?',
    public: 'Le tue traduzioni, i tuoi voti e i tuoi commenti restano. Puoi tornare quando vuoi.',
    private:
      'Le tue traduzioni, i tuoi voti e i tuoi commenti restano. Per tornare dovrai inviare una nuova richiesta.',
    closed:
      'Le tue traduzioni, i tuoi voti e i tuoi commenti restano. Non vedrai più il progetto, a meno che qualcuno non ti inviti di nuovo.',
  },
  left: 'Hai lasciato “{{project}}”',
  ownerStays:
    'Il proprietario non può lasciare il progetto, ma può cederlo a un altro membro nelle impostazioni.',
  limited: 'Un amministratore ti ha tolto la possibilità di lasciare i progetti.',
} as const satisfies Texts<'it', 'members'>;
