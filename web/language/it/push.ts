import type { Texts } from '../en/texts.ts';

export const push = {
  title: 'Notifiche push su questo dispositivo',
  hint: 'Il browser mostra le notifiche anche quando Dragoman non è aperto. Valgono le impostazioni qui sopra, finché non esci da qui.',
  unsupported: 'Questo browser non può mostrarle, o la pagina non è stata aperta con https.',
  denied:
    'Le notifiche di questo sito sono bloccate nel browser. Consentile nelle sue impostazioni e ricarica la pagina.',
  off: 'Disattivate su questo dispositivo.',
  on: 'Attive su questo dispositivo.',
  turnOn: 'Attiva',
  turnOff: 'Disattiva',
  isOn: 'Le notifiche push sono attive',
  isOff: 'Le notifiche push sono disattivate',
  failed: 'Il browser non è riuscito ad attivarle. Riprova più tardi.',
  devices: 'Dispositivi con notifiche push',
  since: 'Dal {{date}}',
  current: 'Questo dispositivo',
  remove: 'Rimuovi',
  removeNamed: 'Rimuovi {{name}}',
  removed: 'Dispositivo rimosso',
} as const satisfies Texts<'it', 'push'>;
