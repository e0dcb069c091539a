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
  times: {
    start: 'Comincia',
    end: 'Finisce',
    order: 'Una battuta finisce dopo che è cominciata.',
    shown: 'Dura {{seconds, number}} s.',
    short: 'Dura meno di {{limit, number}} s.',
    long: 'Dura più di {{limit, number}} s.',
    gapBefore: 'La battuta prima finisce a {{time}}; serve una pausa di {{limit, number}} ms.',
    gap: 'La prossima battuta comincia a {{time}}; serve una pausa di {{limit, number}} ms.',
    overlapBefore: 'Si sovrappone alla battuta prima, che finisce a {{time}}.',
    overlap: 'Si sovrappone alla prossima battuta, che comincia a {{time}}.',
  },
  target: {
    title: 'Tempi della traduzione',
    add: 'Altri tempi per la traduzione',
    reset: 'Come l’originale',
  },
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
      '83 ms sono due fotogrammi a 24 al secondo; bastano anche due a 25, 80 ms. Con 0 le battute possono toccarsi; senza limite possono sovrapporsi.',
  },
} as const satisfies Texts<'it', 'cues'>;
