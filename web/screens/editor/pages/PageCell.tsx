import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageColour } from '#domain/texts/strings.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { stateOfPage } from '../state/state-of-page.ts';
import classes from './PageCell.module.css';

type Props = {
  number: number;
  colour: PageColour;
  isCurrent: boolean;
  href: string;
  onTurn: (number: number) => void;
};

/** One page: the colour and glyph of its least done string, and in words what that means. */
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
