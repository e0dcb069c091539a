import { Popover, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { Avatars } from './Avatars.tsx';
import classes from './OthersButton.module.css';
import { OthersList } from './OthersList.tsx';
import { useOthers } from './present.ts';

type Props = {
  project: Project;
  /** As the page's address names it. */
  at: string;
  /** The sections that are open in the editor, as its address has them, and their ids. */
  open?: { list: string; ids: readonly number[] };
};

/** Who else is in the project: pictures and a number; pressed, who they are and where. Nothing while one is alone. */
export function OthersButton({ project, at, open }: Props) {
  const { t } = useTranslation();
  const others = useOthers(project.id);
  if (others.amount === 0) return null;
  const words = t('live.here', { count: others.amount });
  return (
    <span className={classes.place}>
      <Popover position="bottom-end" width={300} trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={classes.button} aria-label={words} title={t('live.who')}>
            <Avatars people={others.people} size={24} most={3} />
            <span className={classes.words}>{words}</span>
            <span className={classes.number}>{others.amount}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={t('live.who')}>
          <OthersList project={project} at={at} open={open} others={others} />
        </Popover.Dropdown>
      </Popover>
    </span>
  );
}
