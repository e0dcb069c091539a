import { escapeUTF8 } from 'entities';
import { expect, test } from 'vitest';
import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { compose } from '../compose.ts';
import type { NotificationValues } from './mails.ts';
import { pushWords } from './notifications.ts';

const HOSTILE = '$t(confirmEmail.subject) {{username}} {{- section}} <b>&';

const item: NotificationValues = {
  ...{ kind: 'sourceUpdate', actors: [HOSTILE], actorsAmount: 2, amount: 1, reviews: 2 },
  ...{ project: `Project ${HOSTILE}`, section: `Section ${HOSTILE}`, text: HOSTILE, about: HOSTILE },
  ...{ place: 'section', role: null, status: null, deadline: null, report: null },
  link: 'https://dragoman.example/projects/7',
};

test.each(INTERFACE_LANGUAGES)(
  'what users have named isn’t read as a text with values in %s, and is escaped in HTML (accounts.23)',
  (language) => {
    const link = 'https://dragoman.example/notifications';
    const values = {
      username: HOSTILE,
      link,
      items: [item],
      more: 0,
      off: `${link}/off`,
      offAll: `${link}/all`,
    };
    const { subject, text, html } = compose('notification', values, language);
    for (const [name = ''] of [[item.project], [item.section], item.actors].map(
      (names) => names as string[],
    )) {
      expect(subject).toContain(name);
      expect(text).toContain(name);
      expect(html).toContain(escapeUTF8(name));
    }
    expect(html).not.toContain('<b>');
    expect(pushWords(item, language).title).toBe(subject);
    const banned = compose('banned', { username: 'anna', link, reason: HOSTILE, until: null }, language);
    expect(banned.text).toContain(HOSTILE);
  },
);
