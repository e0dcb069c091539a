import { useTranslation } from 'react-i18next';
import caps from '../../../ui/shortcuts/Caps.module.css';
import classes from './MovingKeys.module.css';

const KEYS = [
  { caps: ['Space'], does: 'lift' },
  { caps: ['↑', '↓'], does: 'step' },
  { caps: ['PageUp', 'PageDown'], does: 'leap' },
  { caps: ['Home', 'End'], does: 'ends' },
  { caps: ['Esc'], does: 'back' },
] as const;

/** The keys that move strings. */
export function MovingKeys() {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className={`ui-13 weight-600 ${classes.title}`}>{t('editorMoving.keysTitle')}</h2>
      <dl className={`grid gap-6 ui-13 ${classes.keys}`}>
        {KEYS.map((key) => (
          <div className="grid gap-12 align-center" key={key.does}>
            <dt className={caps.caps}>
              {key.caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd className="ink-2">{t(`editorMoving.keys.${key.does}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
