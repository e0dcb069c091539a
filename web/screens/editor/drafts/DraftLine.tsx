import { Button } from '@mantine/core';
import { IconCloudOff, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { withoutSave } from '../../../data/drafts/draft.ts';
import { changeDraft, storeDraftText } from '../../../data/drafts/draft-store.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { storedFields } from '../strings/string-draft.ts';
import { DiscardButton } from './DiscardButton.tsx';
import classes from './DraftLine.module.css';
import { SaveAgainButton } from './SaveAgainButton.tsx';
import type { DraftText } from './texts-of-draft.ts';

/** The language of the texts of each kind. */
const LANG_OF = {
  translation: 'target_lang',
  edit: 'target_lang',
  comment: undefined,
  commentEdit: undefined,
  string: 'source_lang',
  newString: 'source_lang',
} as const satisfies Record<DraftText['target']['kind'], 'source_lang' | 'target_lang' | undefined>;

type Props = {
  text: DraftText;
  namesProject: boolean;
  /** Called when the user goes to its string. */
  onLeave: () => void;
};

/** A line of the list of drafts: the text, what it is for, why it wasn't saved, and its buttons. */
export function DraftLine({ text, namesProject, onLeave }: Props) {
  const { t } = useTranslation();
  const { name, target, why, save } = text;
  const { project, section, index, source, kind } = target;
  const discard = () => {
    if (save) changeDraft(name, (draft) => withoutSave(draft, save.key));
    else storeDraftText(name, '');
  };
  const about = [
    namesProject && project.name,
    index !== undefined && t('drafts.string', { index }),
    kind !== 'translation' && t(`drafts.kinds.${kind}`),
  ];
  const address = {
    to: '/projects/$projectId/editor/$sectionsList',
    params: { projectId: project.at, sectionsList: printSectionId(section) },
    // A new string opens its form.
    search: target.kind === 'newString' ? { add: true } : { string: target.string },
  } as const;
  return (
    <li className={classes.line}>
      <p className="row gap-8 row-gap-4 align-stretch wrap ui-12 ink-3">
        <span className={why ? classes.unsaved : classes.draft}>
          {why ? <IconCloudOff size={14} stroke={1.75} /> : <IconPencil size={14} stroke={1.75} />}
          {t(why ? 'drafts.notSaved' : 'drafts.draft')}
        </span>
        {about.filter(Boolean).join(' · ')}
      </p>
      {source !== undefined && (
        <p className={classes.source} lang={project.source_lang}>
          <TextSigns text={source} lang={project.source_lang} />
        </p>
      )}
      <p className={classes.text} lang={LANG_OF[kind] && project[LANG_OF[kind]]}>
        {draftWords(t, text)}
      </p>
      {why && (
        <p className="margin-top-4 ui-12 ink-2">
          {failureWords(t, new Failure(why.status, why.errors))} {save && t('drafts.again')}
        </p>
      )}
      <div className="row gap-8 align-stretch wrap margin-top-8">
        <Button size="xs" renderRoot={(props) => <Link {...address} {...props} onClick={onLeave} />}>
          {t('drafts.open')}
        </Button>
        {save && <SaveAgainButton save={save} />}
        <DiscardButton onDiscard={discard} />
      </div>
    </li>
  );
}

/** The text of a draft in the list. For a string's own fields it is its source, then the other fields with their names. */
function draftWords(t: TFunction, { target: { kind }, text }: DraftText): string {
  if (kind !== 'string' && kind !== 'newString') return text;
  const { text: source, key, context, max_length, continues } = storedFields(text);
  const fields = [
    source,
    key && `${t('editor.key')}: ${key}`,
    context && t('editor.context', { about: context }),
    max_length && `${t('editorStrings.maxLength')}: ${max_length}`,
    continues && t('editorStrings.continues'),
  ];
  return fields.filter(Boolean).join('\n');
}
