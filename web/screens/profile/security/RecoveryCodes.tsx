import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../features/files/export/save-file.ts';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './SecondFactor.module.css';

/** New recovery codes, which are shown this once (security.5). */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <section className="grid gap-16">
      <h3 ref={head} tabIndex={-1}>
        {t('security.factor.codes')}
      </h3>
      <Notice kind="warning">{t('security.factor.codesOnce')}</Notice>
      <ul className={`grid gap-8 ${classes.codes}`} aria-label={t('security.factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row gap-8 align-stretch wrap">
        <CopyButton text={text} label={t('security.factor.copyCodes')} />
        <Button onClick={() => saveFile('dragoman-recovery-codes.txt', `${text}\n`)}>
          {t('security.factor.download')}
        </Button>
        <Button onClick={() => window.print()}>{t('security.factor.print')}</Button>
        <Button variant="filled" onClick={onClose}>
          {t('security.factor.saved')}
        </Button>
      </div>
    </section>
  );
}
