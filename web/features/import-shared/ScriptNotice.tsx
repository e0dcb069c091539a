import { useTranslation } from 'react-i18next';
import { knownNameOf } from '#domain/languages/interface-languages.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import classes from './ScriptNotice.module.css';

type Props = {
  of: 'source' | 'target';
  /** The language that the texts should be in. */
  lang: string;
  /** The script that they are in, as an ISO 15924 code. */
  script: string | undefined;
};

/** Warns of texts in a script that their language is not written in; nothing where there is no such script. */
export function ScriptNotice({ of, lang, script }: Props) {
  const { t, i18n } = useTranslation();
  if (script === undefined) return null;
  const names = new Intl.DisplayNames([i18n.language], { type: 'script' });
  const words = { language: knownNameOf(lang, i18n.language) ?? lang, script: names.of(script) ?? script };
  return (
    <div className={classes.notice}>
      <Notice kind="warning">{t(`files.script.${of}`, words)}</Notice>
    </div>
  );
}
