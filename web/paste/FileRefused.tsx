import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { Notice } from '../frame/Notice.tsx';
import classes from './FileRefused.module.css';
import type { FileRefusal } from './read-file.ts';

const MIB = 1024 * 1024;

type Props = {
  /** The file's, or what else the text is known by. */
  name: string;
  /** `stopped`: reading came to no end. */
  kind: FileRefusal | 'stopped';
};

/** Why a file could not be read. */
export function FileRefused({ name, kind }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.refused}>
      <Notice kind="error">{t(`paste.refused.${kind}`, { name, max: LIMITS.fileBytes / MIB })}</Notice>
    </div>
  );
}
