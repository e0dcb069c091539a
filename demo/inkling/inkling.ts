import type { DemoProject } from '../project.ts';
import { parseStrings, readSource } from '../source-text.ts';
import { MENUS } from './menus.it.ts';
import { MESSAGES } from './messages.it.ts';

const description = `**Inkling** is a small drawing program with wet ink, a steel nib that runs dry, and tracing sheets for layers. Every word of its windows is here, and it speaks Italian next.

Words in braces, such as \`{file}\`, are filled in by the program.`;

const recomendations = `Diamo del *tu*, con garbo: Inkling è un compagno di tavolo, non un impiegato.

**Comandi** all’infinito nei pulsanti (\`Salva\` è l’eccezione che tutti si aspettano), **strumenti** al sostantivo.
Le parole tra graffe (\`{file}\`, \`{count}\`) non si traducono e non si perdono.
__Contate le lettere__: sotto le icone ci stanno 14 caratteri, non uno di più.

> Se una frase fa sorridere in inglese, deve far sorridere anche in italiano.`;

const stringsIn = (file: string) => parseStrings('special_json', readSource(`inkling/${file}`));

/** An invented drawing program in Italian: the public project whose strings have keys, contexts and lengths. */
export const inkling: DemoProject = {
  draft: {
    name: 'Inkling, a drawing program',
    handle: 'inkling',
    description,
    recomendations,
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'it',
  },
  owner: 'guido',
  joiners: ['marta', 'sonya'],
  sections: [
    { name: 'Menus and tools', source: stringsIn('menus.en.json'), strings: MENUS },
    { name: 'Messages', source: stringsIn('messages.en.json'), strings: MESSAGES },
  ],
};
