import { escapeUTF8 } from 'entities';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { type AccountKind, accountWords } from './words/account.ts';
import { mailTexts } from './words/mail-texts.ts';
import type { MailKind, MailValues, MailWords } from './words/mails.ts';
import { notificationWords } from './words/notifications.ts';

/** An email without its recipient. */
export type Composed = { subject: string; text: string; html: string };

/** Composes an email in a language, as text and as HTML with the same words; both end with the link. */
export function compose<Kind extends MailKind>(
  kind: Kind,
  values: MailValues[Kind],
  language: InterfaceLanguage,
): Composed {
  const words = wordsOf(kind, values, language);
  const footer = mailTexts(language)('footer', { host: new URL(values.link).host });
  return {
    subject: words.subject,
    text: asText(words, values.link, footer),
    html: asHtml(words, values.link, footer, language),
  };
}

function wordsOf(kind: MailKind, values: MailValues[MailKind], language: InterfaceLanguage): MailWords {
  if (kind === 'notification') return notificationWords(values as MailValues['notification'], language);
  if (kind !== 'digest') return accountWords(kind, values as MailValues[AccountKind], language);
  const digest = values as MailValues['digest'];
  return notificationWords(digest, language, digest.period);
}

const asText = (
  { paragraphs, items = [], action, smallPrint, footerLinks = [] }: MailWords,
  link: string,
  footer: string,
) =>
  [
    ...paragraphs,
    ...items.map((item) =>
      [
        `* ${item.title}`,
        item.place,
        ...(item.text === null ? [] : [`“${item.text}”`]),
        ...(item.about === null ? [] : [item.about]),
        item.link,
      ].join('\n  '),
    ),
    `${action}:\n${link}`,
    ...smallPrint,
    ...footerLinks.map((footerLink) => `${footerLink.label}:\n${footerLink.link}`),
    `-- \n${footer}`,
  ]
    .join('\n\n')
    .concat('\n');

const MUTED = 'color:#5f5b55;font-size:14px';
const BUTTON =
  'display:inline-block;background:#126360;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600';

/**
 * One column of styled paragraphs, without images: programs for email show neither style sheets nor remote
 * images. Texts of projects stand apart, because their direction may be another one (languages.10).
 */
function asHtml(
  { subject, paragraphs, items = [], action, smallPrint, footerLinks = [] }: MailWords,
  link: string,
  footer: string,
  language: InterfaceLanguage,
): string {
  const paragraph = (text: string, style?: string) =>
    `<p${style ? ` style="${style}"` : ''}>${escapeUTF8(text)}</p>`;
  const anchor = (label: string, to: string) => `<a href="${escapeUTF8(to)}">${escapeUTF8(label)}</a>`;
  const item = ({ title, place, text, about, link: to }: (typeof items)[number]) =>
    `<p style="margin:16px 0 0">${anchor(title, to)}<br><span dir="auto" style="${MUTED}">${escapeUTF8(place)}</span></p>${
      text === null ? '' : `<p dir="auto" style="margin:0">${escapeUTF8(text).replaceAll('\n', '<br>')}</p>`
    }${about === null ? '' : `<p dir="auto" style="margin:0;${MUTED}">${escapeUTF8(about)}</p>`}`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeUTF8(subject)}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto">
${[...paragraphs.map((text) => paragraph(text)), ...items.map(item)].join('\n')}
<p style="margin:28px 0"><a href="${escapeUTF8(link)}" style="${BUTTON}">${escapeUTF8(action)}</a></p>
<p style="${MUTED};overflow-wrap:anywhere">${escapeUTF8(link)}</p>
${[
  ...smallPrint.map((text) => paragraph(text, MUTED)),
  ...footerLinks.map(({ label, link: to }) => `<p style="${MUTED}">${anchor(label, to)}</p>`),
].join('\n')}
<hr style="border:0;border-top:1px solid #d9d5cd;margin:28px 0 16px">
${paragraph(footer, MUTED)}
</div>
</body>
</html>
`;
}
