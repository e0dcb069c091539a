import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ImportFooter.module.css';

type Props = {
  done: number;
  /** 0 when how far it is can't be told. */
  total: number;
  /** How far it is, in words. */
  words: string;
  isStopping: boolean;
  onStop: () => void;
};

/** In the foot's place while something is uploaded: how far it is, and Stop. */
export function ProgressFooter({ done, total, words, isStopping, onStop }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.foot}>
      {/* Not where the upload was started: a double click is not to stop it. */}
      <Button autoFocus size="md" disabled={isStopping} onClick={onStop}>
        {t(isStopping ? 'paste.stopping' : 'paste.stop')}
      </Button>
      <div className={classes.far}>
        <div
          className={classes.track}
          role="progressbar"
          aria-label={t('paste.running')}
          {...(total > 0 ? { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': done } : {})}
        >
          <span
            data-endless={total > 0 ? undefined : true}
            style={total > 0 ? { inlineSize: `${(done / total) * 100}%` } : undefined}
          />
        </div>
        <span className={classes.figures}>{words}</span>
      </div>
    </div>
  );
}
