import { useTranslation } from 'react-i18next';
import { displayNameOf } from '#domain/core/languages/interface-languages.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './ScriptNotice.module.css';

type Props = {
  of: 'source' | 'target';
  /** The expected language of the texts. */
  lang: string;
  /** The script of the texts, as an ISO 15924 code. */
  script: string | undefined;
};

/** Warns that texts are in a script in which their language is not written. */
export function ScriptNotice({ of, lang, script }: Props) {
  const { t, i18n } = useTranslation();
  if (script === undefined) return null;
  const names = new Intl.DisplayNames([i18n.language], { type: 'script' });
  const words = { language: displayNameOf(lang, i18n.language) ?? lang, script: names.of(script) ?? script };
  return (
    <div className={classes.notice}>
      <Notice kind="warning">{t(`files.script.${of}`, words)}</Notice>
    </div>
  );
}
