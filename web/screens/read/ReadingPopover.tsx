import { Button, Popover, SegmentedControl, Switch } from '@mantine/core';
import { IconHistory, IconPrinter } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { isOfferedBook } from '../../data/access/access.ts';
import { BookFormats } from '../../features/files/export/BookFormats.tsx';
import { useOpenOnMount } from '../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../ui/offline/lazy-overlays.tsx';
import classes from './ReadingPopover.module.css';
import { type ReadingSettings, TEXT_SIZES } from './reading-settings.ts';
import type { WholeText } from './use-whole-text.ts';
import { readSearch } from './views.ts';

const route = getRouteApi('/projects/$projectId/read/$sectionsList');

export type ReadingPopoverProps = {
  button: OpeningButton;
  settings: ReadingSettings;
  onSettings: (settings: ReadingSettings) => void;
  print: Pick<WholeText, 'print' | 'isPreparing'>;
  project: Project;
};

/** The reading settings: text size, originals in the margin, printing, the book, and the way to the past. */
export function ReadingPopover({ button, settings, onSettings, print, project }: ReadingPopoverProps) {
  const { t } = useTranslation();
  const { target, opened, open } = useOpenOnMount();
  const params = route.useParams();
  const { at } = route.useSearch();
  return (
    <Popover opened={opened} onChange={open} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>{cloneElement(button, { ref: target, onClick: () => open(!opened) })}</Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={t('read.look')}>
        <SegmentedControl
          fullWidth
          aria-label={t('read.size')}
          value={String(settings.size)}
          onChange={(size) => onSettings({ ...settings, size: Number(size) })}
          data={TEXT_SIZES.map((px, size) => ({
            value: String(size),
            label: (
              <span className={classes.letter} style={{ fontSize: px - 3 }} title={`${px} px`}>
                Aa
              </span>
            ),
          }))}
        />
        <Switch
          label={t('read.originals')}
          checked={settings.showsOriginal}
          onChange={(event) => onSettings({ ...settings, showsOriginal: event.currentTarget.checked })}
        />
        <Button
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          loading={print.isPreparing}
          onClick={print.print}
        >
          {t('read.print')}
        </Button>
        {at === undefined && isOfferedBook(project) && <BookFormats project={project} />}
        {at === undefined && (
          <Button
            leftSection={<IconHistory size={16} stroke={1.75} />}
            renderRoot={(props) => (
              <Link
                to="/projects/$projectId/read/$sectionsList"
                params={params}
                search={(now) => readSearch({ ...now, at: Date.now() })}
                preload={false}
                {...props}
              />
            )}
          >
            {t('past.when')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
