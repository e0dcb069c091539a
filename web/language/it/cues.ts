import type { Texts } from '../en/texts.ts';

export const cues = {
  reading: {
    longest: 'Riga più lunga',
    lines: 'Righe',
    speed: 'Caratteri/s',
    duration: 'Secondi',
    over: 'oltre il limite',
    under: 'sotto il limite',
  },
  atLeast: '{{count, number}} / almeno {{limit, number}}',
  atMost: '{{count, number}} / {{limit, number}}',
  limits: {
    title: 'Sottotitoli',
    hint: 'Le battute che superano un limite sono segnalate nell’editor. Il filtro “Controlli falliti” le trova. Un campo vuoto è nessun limite.',
    profile: 'Linee guida',
    own: 'Limiti propri',
    cue_line_length: 'Caratteri per riga',
    cue_lines: 'Righe',
    cue_speed: 'Caratteri al secondo',
    cue_min_duration: 'Durata minima, ms',
    cue_max_duration: 'Durata massima, ms',
    cue_min_gap: 'Pausa tra le battute, ms',
    gapHint:
      '83 ms sono due fotogrammi a 24 al secondo. Con 0 le battute possono toccarsi; senza limite possono sovrapporsi.',
  },
} as const satisfies Texts<'it', 'cues'>;
