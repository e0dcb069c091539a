import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageColour } from '#domain/core/text/strings.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { stateOfPage } from '../state/rows.ts';
import classes from './PageCell.module.css';

type Props = {
  number: number;
  colour: PageColour;
  isCurrent: boolean;
  href: string;
  onTurn: (number: number) => void;
};

/** A link to a page, with the colour, icon and name of the state of its least done string. */
export function PageCell({ number, colour, isCurrent, href, onTurn }: Props) {
  const { t } = useTranslation();
  const state = stateOfPage(colour);
  const words = t('editor.pageState', { page: number, state: t(`states.${state}`) });
  const turn = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onTurn(number);
  };
  return (
    <a
      className={`${classes.cell} ${classes[state]}`}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={words}
      title={words}
      onClick={turn}
    >
      <StatusIcon state={state} size={10} />
      {number}
    </a>
  );
}
