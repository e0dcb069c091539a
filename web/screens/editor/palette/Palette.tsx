import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import type { EditorPage, PageAsked } from '../../../data/queries/editor.ts';
import type { Moves } from '../navigation/use-moves.ts';
import { focusList } from '../state/keep-focus.ts';
import type { Opened } from '../state/opened.ts';
import type { Managing } from '../strings/use-managing.ts';
import classes from './Palette.module.css';
import { soughtCommands } from './sought-commands.ts';
import { useCommands } from './use-commands.tsx';

const [store, palette] = createSpotlight();

type Props = {
  moves: Moves;
  managing: Managing;
  page: EditorPage;
  asked: PageAsked;
  chosen: EditorRow | undefined;
  open: (tool: Opened) => void;
  onClose: () => void;
};

/** Everything that can be done now, found by its name: acts, strings and pages by number, sections, filters, orders. */
export function Palette({ onClose, ...place }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const before = useRef<Element>(null);
  const [chosen, choose] = useState<() => void>();
  const groups = soughtCommands(useCommands({ ...place, query }), query);

  useEffect(() => {
    before.current = document.activeElement;
    palette.open();
  }, []);
  /** The focus is back where it was before the deed is done, which may want it elsewhere. */
  const leave = () => {
    onClose();
    const place = before.current;
    if (place instanceof HTMLElement && place !== document.body) place.focus({ preventScroll: true });
    else focusList();
    chosen?.();
  };
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight={420}
      size={560}
      centered={false}
      returnFocus={false}
      overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1, blur: 0 }}
      transitionProps={{ transition: 'fade', duration: 120, onExited: leave }}
      classNames={{
        content: classes.palette,
        search: classes.search,
        action: classes.command,
        actionLabel: classes.label,
        actionsGroup: classes.group,
        empty: classes.none,
      }}
    >
      <Spotlight.Search
        aria-label={t('editorTools.palette.placeholder')}
        placeholder={t('editorTools.palette.placeholder')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ name, commands }) => (
          <Spotlight.ActionsGroup key={name} label={t(`editorTools.palette.${name}`)}>
            {commands.map(({ label, lang, mark, keys, deed }) => (
              <Spotlight.Action
                key={label}
                label={label}
                lang={lang}
                leftSection={<span className={classes.mark}>{mark}</span>}
                rightSection={keys}
                onClick={() => choose(() => deed)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t('editorTools.palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
