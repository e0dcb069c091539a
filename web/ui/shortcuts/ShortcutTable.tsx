import { useTranslation } from 'react-i18next';
import { KeyCaps } from './KeyCaps.tsx';
import { KEY_GROUPS, KEY_TABLE, type KeyName } from './keys.ts';
import classes from './ShortcutTable.module.css';

type Props = {
  /** The shortcuts to show; all if left out. */
  only?: ReadonlySet<KeyName>;
  /** Other names for some of them. */
  words?: { readonly [Name in KeyName]?: string } | undefined;
};

/** The editor's keyboard shortcuts by group. */
export function ShortcutTable({ only, words }: Props) {
  const { t } = useTranslation();
  const groups = KEY_GROUPS.map((group) => ({
    group,
    keys: KEY_TABLE.filter(([name, key]) => key.group === group && (only?.has(name) ?? true)),
  })).filter(({ keys }) => keys.length > 0);
  return (
    <div className={classes.groups}>
      {groups.map(({ group, keys }) => (
        <section key={group} className={classes.group}>
          <h3 className="ui-12 weight-600 ink-3">{t(`editorKeys.groups.${group}`)}</h3>
          <dl>
            {keys.map(([name]) => (
              <div key={name}>
                <dt>{words?.[name] ?? t(`editorKeys.names.${name}`)}</dt>
                <dd className="flex-none">
                  <KeyCaps of={name} isRead />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
