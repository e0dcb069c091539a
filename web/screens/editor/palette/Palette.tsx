import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageOutline, PageParams, RowString } from '../../../data/queries/editor.ts';
import { focusList } from '../state/keep-focus.ts';
import type { OpenedDialog } from '../state/open-dialog.tsx';
import classes from './Palette.module.css';
import { searchCommands } from './search-commands.ts';
import { usePaletteCommands } from './use-palette-commands.tsx';

const [store, palette] = createSpotlight();

type Props = {
  page: PageOutline;
  params: PageParams;
  chosen: RowString | undefined;
  open: (tool: OpenedDialog) => void;
  onClose: () => void;
};

/** The command palette: commands, strings and pages by number, sections, filters, orders. */
export function Palette({ onClose, ...shown }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const before = useRef<Element>(null);
  const [chosen, setChosen] = useState<() => void>();
  const groups = searchCommands(usePaletteCommands({ ...shown, query }), query);

  useEffect(() => {
    before.current = document.activeElement;
    palette.open();
  }, []);
  // The focus is restored before the command runs, which may move it.
  const leave = () => {
    onClose();
    const element = before.current;
    if (element instanceof HTMLElement && element !== document.body) element.focus({ preventScroll: true });
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
            {commands.map(({ label, lang, mark, keys, run }) => (
              <Spotlight.Action
                key={label}
                label={label}
                lang={lang}
                leftSection={<span className={classes.mark}>{mark}</span>}
                rightSection={keys}
                onClick={() => setChosen(() => run)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t('editorTools.palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
