import type { Texts } from '../en/texts.ts';

export const passwords = {
  score: {
    weak: 'Troppo facile da indovinare.',
    fair: 'Accettabile.',
    good: 'Buona.',
    strong: 'Ottima.',
  },
  warning: {
    none: 'Aggiungi qualche parola che non c’entri con le altre.',
    pattern: 'I tasti vicini tra loro sono i primi a essere provati. Usa più parole.',
    repeat: 'Ripetere lettere o parole serve a poco. Usa più parole diverse.',
    sequence: 'Le sequenze come «abc» o «123» sono le prime a essere provate. Usa più parole.',
    date: 'Date e anni sono i primi a essere provati. Usa più parole.',
    common: 'La usano in molti, o ne usano una simile. Usa più parole.',
    word: 'Una sola parola si indovina in fretta. Usa più parole.',
    name: 'I nomi si indovinano in fretta. Usa più parole.',
    own: 'Il tuo nome, la tua email e i nomi dei tuoi progetti sono i primi a essere provati. Usa altre parole.',
  },
} as const satisfies Texts<'it', 'passwords'>;
