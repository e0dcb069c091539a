import type { Missing } from '../en/missing.ts';

export const missing = { text: 'Драгоман не загрузился.', reload: 'Обновить страницу' } satisfies Missing;
