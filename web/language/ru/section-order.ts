import type { Texts } from '../en/texts.ts';

export const sectionOrder = {
  rearranging: 'Порядок разделов',
  rearrangeHint: 'Перетаскивайте разделы за ручку или двигайте стрелками.',
  rearrangeKeys: 'Клавиши: Alt+↑ и Alt+↓.',
  saveOrder: 'Сохранить порядок',
  orderSaved: 'Порядок разделов сохранён',
  orderChanged:
    'Кто-то другой изменил разделы. Показан текущий порядок: переставьте разделы и сохраните ещё раз.',
  up: 'Поднять «{{section}}»',
  down: 'Опустить «{{section}}»',
  grip: 'Перетащить «{{section}}»',
  movable: 'перемещаемый раздел',
  gripHint: 'Пробел — взять раздел, стрелки — переместить, пробел — оставить здесь, Escape — отменить.',
  lifted: '«{{section}}» взят с места {{place, number}} из {{total, number}}.',
  moved: '«{{section}}» перемещён на место {{place, number}} из {{total, number}}.',
  putDown: '«{{section}}» теперь на месте {{place, number}} из {{total, number}}.',
  putBack: 'Перемещение отменено. «{{section}}» на прежнем месте.',
} as const satisfies Texts<'ru', 'sectionOrder'>;
