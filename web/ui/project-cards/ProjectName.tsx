import type { ReactNode } from 'react';
import classes from './ProjectName.module.css';

const CLASS_OF = { 18: classes.list, 24: classes.middle, 36: classes.page } as const;

type Props = {
  /** 18 in a list, 24 over a part, 36 on the work's own page. */
  size: keyof typeof CLASS_OF;
  as?: 'h1' | 'h2' | 'h3' | 'span';
  /** Language of the name, for hyphens, quotes and voices. */
  lang?: string;
  children: ReactNode;
};

/** The name of a work or of its section, in the book face. */
export function WorkName({ size, as: Tag = 'span', lang, children }: Props) {
  return (
    <Tag className={CLASS_OF[size]} lang={lang}>
      {children}
    </Tag>
  );
}
