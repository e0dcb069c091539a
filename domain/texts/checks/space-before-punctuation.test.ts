import { expect, test } from 'vitest';
import { findingsOf } from './run-checks.ts';
import { spaceBeforePunctuation } from './space-before-punctuation.ts';

const found = (languages: string, source: string, translation: string) => {
  const [sourceLanguage = '', targetLanguage = ''] = languages.split(' ');
  return findingsOf(source, translation, { format: 'po', sourceLanguage, targetLanguage }, [
    spaceBeforePunctuation,
  ]);
};

test.each([
  ['en fr', 'Delete?', 'Supprimer?', 'lacks', 'Supprimer\u202f?'],
  ['en fr', 'Yes! Delete?', 'Oui\u202f! Supprimer ?', 'breaks', 'Oui\u202f! Supprimer\u202f?'],
  ['en fr', 'Name: {name}!', 'Nom: {name}!', 'lacks', 'Nom\u00a0: {name}\u202f!'],
  ['en fr', 'Say “yes”', 'Dites «oui»', 'lacks', 'Dites «\u00a0oui\u00a0»'],
  ['en fr', 'Say “yes”!', 'Dites « oui »\u00a0!', 'breaks', 'Dites «\u00a0oui\u00a0»\u00a0!'],
  ['en fr', '<b>Done</b>!', '<b>Fini</b>!', 'lacks', '<b>Fini</b>\u202f!'],
  ['en fr', 'In 24 hours?', 'En 24?', 'lacks', 'En 24\u202f?'],
  ['en fr-CA', 'Name: {name}!', 'Nom: {name}!', 'lacks', 'Nom\u00a0: {name}!'],
  ['en fr_CA', 'Say “yes”', 'Dites «oui»', 'lacks', 'Dites «\u00a0oui\u00a0»'],
  ['en fr-CH', 'Name: yes!', 'Nom: oui!', 'lacks', 'Nom\u202f: oui\u202f!'],
  ['en fr-BE', 'Delete?', 'Supprimer?', 'lacks', 'Supprimer\u202f?'],
  ['en it-CH', 'Delete?', 'Eliminare ?', 'adds', 'Eliminare?'],
  ['fr-CA en', 'Nom\u00a0:', 'Name\u00a0:', 'adds', 'Name:'],
  ['en ru', 'Hello!', 'Привет !', 'adds', 'Привет!'],
  ['en it', 'Name: {name}', 'Nome\u00a0: {name}', 'adds', 'Nome: {name}'],
  ['en de', 'One, two, three.', 'Eins , zwei , drei .', 'adds', 'Eins, zwei, drei.'],
  ['en ru', 'Say “yes”', 'Скажите « да »', 'adds', 'Скажите «да»'],
  ['en ru', 'Hi, world', 'Привет ,мир', 'adds', 'Привет, мир'],
  ['en ru', 'Hi, “world”, hi', 'Привет ,«мир» , эй', 'adds', 'Привет, «мир», эй'],
  ['en ru', 'Hi, {name}', 'Привет ,{name}', 'adds', 'Привет, {name}'],
  ['en de', 'Yes, it’s Anna’s', 'Ja ,das ist Annas', 'adds', 'Ja, das ist Annas'],
  ['en fr', 'Hi, world', 'Salut\u00a0,le monde', 'adds', 'Salut, le monde'],
  ['en ar', 'Hi, world', 'مرحبا ،أيها العالم', 'adds', 'مرحبا، أيها العالم'],
  ['en zh', 'Hi, world. Bye', '你好 ，世界 。再见', 'adds', '你好，世界。再见'],
  ['en zh', 'Hello!', '你好 ！', 'adds', '你好！'],
  ['en ar', 'Delete?', 'حذف ؟', 'adds', 'حذف؟'],
  ['en el', 'Delete?', 'Διαγραφή ;', 'adds', 'Διαγραφή;'],
  ['fr it', 'Bonjour\u202f!', 'Ciao\u202f!', 'adds', 'Ciao!'],
])('%s: %j as %j: %s (checks.22)', (languages, source, translation, code, mended) => {
  const [finding, ...others] = found(languages, source, translation);
  expect(others).toEqual([]);
  expect(finding?.code).toBe(code);
  const fix = finding?.fix;
  expect(fix && translation.slice(0, fix.start) + fix.text + translation.slice(fix.end)).toBe(mended);
});

test.each([
  ['en fr', 'Delete?', 'Supprimer\u202f?'],
  ['en fr', 'Delete?', 'Supprimer\u00a0?'],
  ['en fr', 'Delete “a”?', 'Supprimer « a » ?'],
  ['en fr', 'run `git a!`', 'lancez `git a!`'],
  ['en ru', 'run `a ; b`', 'выполните `b ; a , c`'],
  ['en fr', 'call f(); then', 'appelez f(); puis'],
  ['en fr', 'What?!', 'Quoi\u202f?!'],
  ['en fr', 'Say “yes”.', 'Dites «\u00a0oui\u00a0».'],
  ['en fr', 'Say “yes”.', 'Dites “oui”.'],
  ['en fr', 'See https://example.org/?a=b:c;d!', 'Voir https://example.org/?a=b:c;d'],
  ['en fr', 'At 10:30', 'À 10:30'],
  ['en fr', '16:9', '16:9'],
  ['en fr', 'Thanks :-)', 'Merci :-)'],
  ['en fr', 'Thanks ;)', 'Merci ;)'],
  ['en fr', 'Tom &amp; Anna&nbsp;: yes', 'Tom &amp; Anna&nbsp;: oui'],
  ['en fr', 'std::vector', 'std::vector'],
  ['en fr', 'Images (*.png);;All files (*)', 'Images (*.png);;Tous les fichiers (*)'],
  ['en fr', 'C:\\Files', 'C:\\Files'],
  ['en fr', '{a}: {b}', '{a}\u00a0: {b}'],
  ['en fr', '(?)', '(?)'],
  ['en fr', '!', '!'],
  ['en fr', 'use :ref: here', 'utilisez :ref: ici'],
  ['en fr', 'Next »', 'Suivant »'],
  ['en fr', 'Write to a@example.org!', 'Écrivez à a@example.org\u202f!'],
  ['en fr', 'Yes, sir.', 'Oui, monsieur.'],
  ['en fr', 'Wait…', 'Attendez…'],
  ['en fr-CA', 'Name: yes!', 'Nom\u00a0: oui!'],
  ['en fr-CA', 'Name: “yes”?!', 'Nom : « oui » ?!'],
  ['en fr-CA', 'Yes! Delete; yes?', 'Oui\u202f! Supprimer\u00a0; oui ?'],
  ['en fr-CH', 'Name: yes!', 'Nom\u202f: oui\u202f!'],
  ['en fr-CH', 'Name: “yes”!', 'Nom : « oui » !'],
  ['en fr-LU', 'Delete?', 'Supprimer ?'],
  ['en hi-IN', 'Saved.', 'सहेजा गया ।'],
  ['en ru', 'Hello!', 'Привет!'],
  ['en ru', 'The history with <displayName/>.', 'Беседа с <displayName/>.'],
  ['en fr', 'With <displayName/>!', 'Avec <displayName/>\u202f!'],
  ['en ru', 'And ...', 'И ...'],
  ['en ru', 'And …', 'И …'],
  ['en ru', 'Thanks :)', 'Спасибо :)'],
  ['en ru', 'a .txt file', 'файл .txt'],
  ['en ru', 'the .NET runtime', 'среда .NET'],
  ['en ru', '0.5 or less', 'до ,5'],
  ['en ru', 'like a ,b', 'как а ,б'],
  ['en ru', 'run `a ,b`', 'выполните `а ,б`'],
  ['en ru', 'Oh ;D', 'Ой ;D'],
  ['en ru', 'b ;comment', 'б ;заметка'],
  ['en de', 'The word ‘yes’', 'Das Wort ,ja‘'],
  ['en de', 'The words ‘yes, sir’', "Die Worte ,ja, Herr'"],
  ['en ru', 'the !important rule', 'правило !important'],
  ['en ru', 'Press ? for help', 'Нажмите ? для справки'],
  ['en ru', 'a != b', 'a != b'],
  ['en ru', '« Back', '« Назад'],
  ['en de', 'Say “yes”', 'Sagen Sie »ja«'],
  ['en de', 'Is it “he” or “she”?', 'Ist es »er« oder »sie«?'],
  ['en ru', 'Save “a” “b”', 'Сохранить «а» «б»'],
  ['en th', 'Hello!', 'สวัสดี !'],
  ['en hi', 'Saved.', 'सहेजा गया ।'],
  ['en hy', 'Saved.', 'Պահվեց։'],
  ['en zh', 'Hello!', '你好！'],
  ['en ja', 'Hello!', 'こんにちは！'],
  ['en es', 'Delete?', '¿Eliminar?'],
  ['en es', 'Hey, delete?', 'Eh, ¿eliminar?'],
  ['en it', 'Yes\n: no', 'Sì\n: no'],
  ['en it', 'Size , colour', 'Misura , colore'],
  ['en ar', 'Hello, world', 'مرحبا، أيها العالم'],
])('%s: %j as %j is not found (checks.22)', (languages, source, translation) => {
  expect(found(languages, source, translation)).toEqual([]);
});

test('a long text is read in linear time (checks.22)', () => {
  for (const language of ['fr', 'ru'])
    for (const part of ['?', ' ?', 'a ?', '«', '« a »', ' ', 'a:', '<b>!', 'a/', '`', '`a', ' ,a'])
      expect(found(`en ${language}`, 'a', part.repeat(100_000 / part.length)).length).toBeLessThan(4);
});
