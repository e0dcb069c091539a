import { Menu } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { BOOK_FORMATS } from '#domain/files/exports/books/book.ts';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import { useGuestBook } from './use-guest-book.ts';

export type BookMenuProps = { button: OpeningButton; project: Pick<Project, 'id'> };

/** The formats in which everyone may download a project as a book (exports.37). It opens as soon as it is mounted. */
export function BookMenu({ button, project }: BookMenuProps) {
  const { t } = useTranslation();
  const { target, opened, open } = useOpenOnMount();
  const download = useGuestBook(project);
  return (
    <Menu opened={opened} onChange={open} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        {cloneElement(button, {
          ref: target,
          onClick: () => open(!opened),
          'aria-busy': download.isPending || undefined,
        })}
      </Menu.Target>
      <Menu.Dropdown>
        {BOOK_FORMATS.map((format) => (
          <Menu.Item
            key={format}
            leftSection={<IconFileDownload size={16} stroke={1.75} />}
            onClick={() => download.mutate(format)}
          >
            {t(`exportDialog.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
