import { expect, test } from 'vitest';
import type { CheckContext } from './check.ts';
import { endPunctuation } from './end-punctuation.ts';
import { findingsOf } from './run-checks.ts';

const found = (
  languages: string,
  source: string,
  translation: string,
  context: Partial<CheckContext> = {},
) => {
  const [sourceLanguage = '', targetLanguage = ''] = languages.split(' ');
  const whole = { format: 'po', sourceLanguage, targetLanguage, ...context } as const;
  return findingsOf(source, translation, whole, [endPunctuation]);
};

test.each([
  ['en ru', 'Saved.', 'Сохранено', 'lacks .', 'Сохранено.'],
  ['en ru', 'Save', 'Сохранить.', 'adds .', 'Сохранить'],
  ['en ru', 'Delete the file?', 'Удалить файл.', 'differs .', 'Удалить файл?'],
  ['en ru', 'Name:', 'Имя', 'lacks :', 'Имя:'],
  ['en it', 'Open…', 'Apri', 'lacks …', 'Apri…'],
  ['en it', 'Open...', 'Apri', 'lacks ...', 'Apri...'],
  ['en fr', 'Delete?', 'Supprimer', 'lacks ?', 'Supprimer\u202f?'],
  ['en fr', 'Name:', 'Nom', 'lacks :', 'Nom\u00a0:'],
  ['en fr', 'Name', 'Nom\u00a0:', 'adds :', 'Nom'],
  ['en de', 'Well done!', 'Gut gemacht.', 'differs .', 'Gut gemacht!'],
  ['en es', 'Are you sure?', '¿Está seguro', 'lacks ?', '¿Está seguro?'],
  ['en zh', 'Saved.', '已保存', 'lacks .', '已保存。'],
  ['en zh', 'Delete?', '删除。', 'differs 。', '删除？'],
  ['en zh', 'Open…', '打开', 'lacks …', '打开……'],
  ['en ar', 'Delete?', 'حذف', 'lacks ?', 'حذف؟'],
  ['en zh-TW', 'Saved.', '已儲存', 'lacks .', '已儲存。'],
  ['en fr-CA', 'Delete?', 'Supprimer', 'lacks ?', 'Supprimer?'],
  ['en el', 'Delete?', 'Διαγραφή.', 'differs .', 'Διαγραφή;'],
  ['en hi', 'Saved.', 'सहेजा गया', 'lacks .', 'सहेजा गया।'],
  ['en hy', 'Saved.', 'Պահվեց', 'lacks .', 'Պահվեց։'],
  ['en ru', '<b>Saved.</b>', '<b>Сохранено</b>', 'lacks .', '<b>Сохранено</b>.'],
  ['en ru', 'Saved (twice).', 'Сохранено (дважды)', 'lacks .', 'Сохранено (дважды).'],
  ['en ru', 'Saved (it is done.)', 'Сохранено (готово)', 'lacks .', 'Сохранено (готово.)'],
  ['en ru', 'Saved as {name}.', 'Сохранено: {name}', 'lacks .', 'Сохранено: {name}.'],
  ['en ru', 'See https://example.org.', 'См. https://example.org', 'lacks .', 'См. https://example.org.'],
  ['en ru', 'Really?!', 'Правда.', 'differs .', undefined],
  ['en ru', 'Saved. ', 'Сохранено ', 'lacks .', 'Сохранено. '],
])('%s: %j as %j: %s (checks.21)', (languages, source, translation, expected, mended) => {
  const [finding, ...others] = found(languages, source, translation);
  expect(others).toEqual([]);
  expect(`${finding?.code} ${finding?.values?.mark}`).toBe(expected);
  const fix = finding?.fix;
  expect(fix && translation.slice(0, fix.start) + fix.text + translation.slice(fix.end)).toBe(mended);
});

test.each([
  ['en ru', 'Saved.', 'Сохранено.'],
  ['en ru', 'Loading...', 'Загрузка…'],
  ['en zh', '&New…', '新增… (&N)'],
  ['en ja', 'Name (&N):', '名前：(N)'],
  ['en ko', '_Open...', '열기... (_O)'],
  ['en he', 'Location:', 'מיקום:\u200f\u202a'],
  ['en ru', 'Loading…', 'Загрузка...'],
  ['en ru', 'What?!', 'Что?!'],
  ['en ru', 'What?..', 'Что?'],
  ['en ru', '“Really?”', '«Правда?».'],
  ['en ru', 'He said “no.”', 'Он сказал «нет».'],
  ['en ru', 'He said <b>no</b>.', 'Он сказал <b>нет.</b>'],
  ['en ru', 'Apples, pears, etc.', 'Яблоки, груши и т. д.'],
  ['en it', 'Apples, pears, etc.', 'Mele, pere ecc.'],
  ['en zh', 'Apples, pears, etc.', '苹果、梨等'],
  ['en de', 'at 5 p.m.', 'um 17 Uhr'],
  ['en ru', 'at 5 p.m', 'в 17 ч.'],
  ['en ru', 'In the year 2024', 'В 2024 г.'],
  ['en ru', '10 min', '10 мин.'],
  ['en ru', 'A price of $5', 'Цена составляет 5 долл.'],
  ['en ru', 'A price of 5 rubles', 'Цена составляет 5 руб. 10 коп.'],
  ['en it', 'The price of it is $5', 'Il prezzo è di 5 dol.'],
  ['en es', 'The price of it is 5 pesetas', 'El precio es de 5 ptas.'],
  ['en de', 'The price of it is 5 million', 'Der Preis beträgt 5 Mio.'],
  ['ru en', 'Цена составляет 5 долл', 'The price is 5 dol.'],
  ['en de', 'May 1', 'am 1.'],
  ['en ru', 'Hello,', 'Здравствуйте!'],
  ['en fr', 'Name:', 'Nom :'],
  ['en fr', 'Name:', 'Nom\u00a0:'],
  ['en fr', 'Delete?', 'Supprimer\u202f?'],
  ['en es', 'Delete?', '¿Eliminar?'],
  ['en zh', 'Delete?', '删除？'],
  ['en zh', 'Saved.', '已保存。'],
  ['en zh', 'Loading…', '加载中……'],
  ['en zh', 'Name:', '名称：'],
  ['en el-CY', 'Delete?', 'Διαγραφή;'],
  ['en es-MX', '5 pages', '5 págs.'],
  ['en ja', 'Saved.', '保存しました。'],
  ['en ja', 'Saved.', '保存しました'],
  ['en ja', 'Delete?', '削除しますか。'],
  ['en ja', '“Come here.”', '「こっちへ来い」'],
  ['en ar', 'Delete?', 'حذف؟'],
  ['en ar', 'Saved.', 'تم الحفظ.'],
  ['en fa', 'Delete?', 'حذف شود؟'],
  ['en ur', 'Saved.', 'محفوظ ہو گیا۔'],
  ['en th', 'Saved.', 'บันทึกแล้ว'],
  ['en th', 'Delete the file?', 'ลบไฟล์หรือไม่'],
  ['en th', 'Saved', 'บันทึกแล้ว.'],
  ['en el', 'Delete?', 'Διαγραφή;'],
  ['en el', 'Delete?', 'Διαγραφή\u037e'],
  ['el en', 'Διαγραφή;', 'Delete?'],
  ['en hy', 'Saved.', 'Պահվեց։'],
  ['en hy', 'Saved.', 'Պահվեց:'],
  ['en hy', 'Delete?', 'Ջնջե՞լ'],
  ['en hy', 'Delete the file?', 'Ջնջե՞լ ֆայլը։'],
  ['en hy', 'Name:', 'Անուն՝'],
  ['en hi', 'Saved.', 'सहेजा गया।'],
  ['en hi', 'Saved.', 'सहेजा गया.'],
  ['en hi', 'Saved.', 'सहेजा गया |'],
  ['en am', 'Saved.', 'ተቀምጧል።'],
  ['en am', 'Saved.', 'ተቀምጧል፡፡'],
  ['en my', 'Is it compatible?', 'သဟဇာတဖြစ်သလား။'],
  ['en ja', 'What?!', '何！？'],
  ['en ru', 'Thanks :)', 'Спасибо :-)'],
  ['en ru', 'Thanks :)', 'Спасибо'],
  ['en ru', 'Done! 🎉', 'Готово!'],
  ['en ru', '**Done.**', '**Готово.**'],
  ['en ru', 'Rest&nbsp;', 'Отдых'],
  ['en ru', '...', '…'],
  ['en ru', '{a}: {b}', '{b} ({a})'],
  ['en ru', 'See https://example.org.', 'См. https://example.org.'],
  ['en ru', 'Wait, I—', 'Подожди, я…'],
  ['en ru', 'Dr.', 'Доктор'],
  ['en de', '{}th', '{}.'],
  ['en ru', 'Mode OFF', 'Режим "ВЫКЛ."'],
  ['en ru', 'Turn it on again. (Error code: {code})', 'Включите снова. (Код ошибки: {code}).'],
  ['en de', 'Seek to live, now live', 'Zur Übertragung wechseln. Sie ist jetzt live.'],
  ['en de', 'PM', 'nachm.'],
  ['en de', 'object repr', 'Objekt Darst.'],
  ['en ru', 'January', 'янв.'],
  ['en el', 'April', 'Απρίλ.'],
  ['en hy', 'Choose:', 'Ընտրեք։'],
  ['en bn', 'Date:', 'তারিখঃ'],
  ['en fr', 'give an encoding option', 'donner une option :encoding:'],
])('%s: %j as %j is not found (checks.21)', (languages, source, translation) => {
  expect(found(languages, source, translation)).toEqual([]);
});

test.each([
  ['Come here!', 'Иди сюда.', 'srt'],
  ['and then he', 'и тогда он…', 'srt'],
  ['He asked:', 'Он спросил.', 'epub'],
  ['CHAPTER I. Down the rabbit hole.', 'ГЛАВА I. Вниз по норе', 'epub'],
  ['What a day!', 'Ну и денёк?', undefined],
] as const)('in books and subtitles %j may be %j (checks.21)', (source, translation, format) => {
  expect(found('en ru', source, translation, { format })).toEqual([]);
});

test.each([
  ['Where are you going?', 'Куда ты идёшь.', 'srt'],
  ['The node that threw the error was here.', '节点', 'epub'],
  ['He went away and never came back.', 'Он ушёл и больше никогда не вернулся', 'epub'],
] as const)('in books and subtitles %j as %j is found (checks.21)', (source, translation, format) => {
  expect(found('en ru', source, translation, { format })).toHaveLength(1);
});

test('a text of a megabyte is read in linear time (checks.21)', () => {
  for (const part of ['.', '. ', '»', '?»', '&a;', ':)', '-', '🎉'])
    expect(found('en ru', 'Saved.', `a${part.repeat(1_000_000 / part.length)}`).length).toBeLessThan(2);
});
