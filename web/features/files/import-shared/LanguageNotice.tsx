import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { languageNameOrCode } from '#domain/core/languages/project-languages.ts';
import { type FileLanguages, otherLanguages } from '#domain/formats/model/file-languages.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './ScriptNotice.module.css';

type Props = {
  project: Pick<Project, 'source_lang' | 'target_lang'>;
  /** What each of the files says of its languages. */
  files: readonly (FileLanguages | null | undefined)[];
};

/** Warns that a file says it is of other languages than the project (imports.49). */
export function LanguageNotice({ project, files }: Props) {
  const { t, i18n } = useTranslation();
  const expected = { source: project.source_lang, target: project.target_lang };
  const otherLanguagesOfFiles = files.map((one) => one && otherLanguages(one, expected));
  return (['source', 'target'] as const).map((side) => {
    const inFile = otherLanguagesOfFiles.find((one) => one?.[side])?.[side];
    if (!inFile) return null;
    const language = languageNameOrCode(expected[side], i18n.language);
    const other = languageNameOrCode(inFile, i18n.language);
    return (
      <div key={side} className={classes.notice}>
        <Notice kind="warning">{t(`files.language.${side}`, { language, other })}</Notice>
      </div>
    );
  });
}
