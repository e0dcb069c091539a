import { Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Contents.module.css';
import type { ContentsMenuProps } from './ContentsMenu.tsx';
import { Overlays } from './overlays.ts';
import { sectionTitle } from './section-title.ts';

/** The button of the table of contents, with the title of the open section if there is only one. */
export function Contents(props: Omit<ContentsMenuProps, 'button'>) {
  const { t } = useTranslation();
  const [only, ...others] = props.open;
  const title = only && others.length === 0 ? sectionTitle(props.view, only, props.project) : undefined;
  return (
    <Overlays.ContentsMenu
      {...props}
      button={
        <Button
          variant="subtle"
          color="gray"
          className={classes.button}
          leftSection={<IconList size={16} stroke={1.75} />}
        >
          <span lang={title?.lang}>{title?.text ?? t('read.contents')}</span>
        </Button>
      }
    />
  );
}
