import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './TabParts.module.css';
import type { Tab } from './tabs.ts';

type Props = {
  tab: Tab;
  /** The name of the part whose panel is there: that of the address, or still the one before. */
  drawn: string;
};

/**
 * Links to the parts of a tab (projects.24). A focus inside a part that Back has closed moves to the link of the new
 * one.
 */
export function TabParts({ tab, drawn }: Props) {
  const { t } = useTranslation();
  const links = useRef<HTMLElement>(null);
  const before = useRef(drawn);
  useEffect(() => {
    if (before.current === drawn) return;
    before.current = drawn;
    if (document.activeElement !== document.body) return;
    links.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [drawn]);
  return (
    <nav ref={links} className={classes.parts} aria-label={t(`project.tab.${tab.name}`)}>
      {tab.parts.map(({ name, besideOthers }) => (
        <Link
          key={name}
          to="."
          hash={name}
          resetScroll={false}
          activeOptions={{ includeHash: true }}
          className={classes.part}
        >
          {t(besideOthers ?? `project.tab.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
