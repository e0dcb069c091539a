import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languageNameOrCode } from '#domain/core/languages/project-languages.ts';
import { changeSettings, useEditorSettings } from '../../../data/settings/editor-settings.ts';
import { Picker } from '../../../ui/frame/Picker.tsx';
import { DISPLAYS, isDisplay } from '../settings/displays.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './StickyHead.module.css';

/** The heads of the two columns: the name of the section, and the menu of which translations are shown. */
export function StickyHead({ name }: { name: string }) {
  const { t, i18n } = useTranslation();
  const { project } = useEditor();
  const { showTranslations } = useEditorSettings();
  const language = languageNameOrCode(project.target_lang, i18n.language);
  const capital = language.charAt(0).toLocaleUpperCase(i18n.language) + language.slice(1);
  return (
    <div className={classes.head}>
      {name !== '' && <h2 lang={project.source_lang}>{name}</h2>}
      <div className={classes.shown}>
        <Picker
          value={showTranslations}
          options={DISPLAYS.map((value) => ({ value, label: t(`editorSettings.columns.${value}`) }))}
          onChoose={(value) => isDisplay(value) && changeSettings({ showTranslations: value })}
          button={
            <UnstyledButton className={classes.button} title={t('editorSettings.showTranslations')}>
              <span>{t(`editorSettings.shown.${showTranslations}`, { language: capital })}</span>
              <IconChevronDown size={14} stroke={1.75} />
            </UnstyledButton>
          }
        />
      </div>
    </div>
  );
}
