import { Button } from '@mantine/core';
import { IconScissors } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import row from '../../import-shared/RowParts.module.css';
import { LineLink, RowNote, RowText } from '../../import-shared/RowParts.tsx';
import type { StringItem } from '../draft/check-draft.ts';
import { type Draft, withRows, withSection, withSplit } from '../draft/draft.ts';
import { problemWords } from '../draft/problem-words.ts';
import { isTooLong, splitRow, whyNotSplit } from '../draft/split-row.ts';
import { RowTranslations } from '../translations/RowTranslations.tsx';
import type { Grip } from './DraggableRow.tsx';
import { RowFields } from './RowFields.tsx';
import { RowMenu } from './RowMenu.tsx';
import classes from './StringRow.module.css';

/** The language of the translations, and whether those equal to their source are imported too. */
export type ShownTranslations = { readonly lang: string; readonly loadsSame: boolean };

type Props = {
  item: StringItem;
  lang: string;
  /** How translations are shown; undefined while none are imported. */
  translations: ShownTranslations | undefined;
  grip: Grip;
  /** Whether a new section may begin here. */
  mayCut: boolean;
  busy: boolean;
  onChange: (by: (draft: Draft) => Draft) => void;
  onLine: (line: number) => void;
};

/** A string of the preview with its problems. */
export function StringRow({ item, lang, translations, grip, mayCut, busy, onChange, onLine }: Props) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { section, number, sameKeyAs, mark } = item;
  const { id, line, string, problems } = item.row;
  const change = (rows: Parameters<typeof withRows>[2]) =>
    onChange((draft) => withSection(draft, section.id, (one) => withRows(one, id, rows)));
  const isLong = isTooLong(item.row);
  const whyNot = isLong ? whyNotSplit(section, item.row) : undefined;
  const hasKey = string !== undefined && string.key !== '';
  return (
    <div className={`${row.row} ${classes.row}`} data-tone={mark} data-keyed={hasKey || undefined}>
      <span className={classes.grip}>{grip}</span>
      <span className={`${row.number} ${classes.number}`}>{number}</span>
      {hasKey && <span className={`${row.key} ${classes.key}`}>{string.key}</span>}
      <div className={classes.text}>
        {string && <RowText text={string.text} lang={lang} />}
        {translations && <RowTranslations row={item.row} {...translations} />}
        {string?.continues && <p className={row.meta}>{t('importSource.continues')}</p>}
        {string?.context && <p className={row.meta}>{string.context}</p>}
        {problems.map((problem) => (
          <RowNote key={problem.kind} tone="error">
            {problemWords(t, problem, string)}
          </RowNote>
        ))}
        {whyNot && <p className={row.meta}>{t(`importSource.notSplit.${whyNot}`)}</p>}
        {isLong && !whyNot && (
          <Button
            size="xs"
            className={classes.split}
            leftSection={<IconScissors size={14} stroke={1.75} />}
            disabled={busy}
            onClick={() => change(splitRow(section, item.row, lang))}
          >
            {t('importSource.split')}
          </Button>
        )}
        {sameKeyAs !== undefined && (
          <RowNote tone="warning">{t('importSource.duplicateKey', { number: sameKeyAs })}</RowNote>
        )}
        {isEditing && string && (
          <RowFields
            string={string}
            onSave={(changed) => {
              change([changed(item.row)]);
              setEditing(false);
            }}
            onClose={() => setEditing(false)}
          />
        )}
      </div>
      <span className={`row gap-4 ${classes.acts}`} data-bare={string ? undefined : true}>
        {mark && <LineLink line={line} onLine={onLine} />}
        {string && !busy && !isEditing && (
          <RowMenu
            number={number ?? 0}
            onEdit={() => setEditing(true)}
            onCut={
              mayCut
                ? () => onChange((draft) => withSplit(draft, id, `${id}+`, t('importSource.newSection')))
                : undefined
            }
            onLine={mark ? undefined : () => onLine(line)}
            onLeaveOut={() => change([])}
          />
        )}
      </span>
    </div>
  );
}
