import type { ReactNode } from 'react';
import classes from './ProjectName.module.css';

const CLASS_OF = { 18: classes.list, 24: classes.middle, 36: classes.page } as const;

type Props = {
  /** In pixels: 18 in a list, 24 above a part of a page, 36 on the project's own page. */
  size: keyof typeof CLASS_OF;
  as?: 'h1' | 'h2' | 'h3' | 'span';
  /** Language of the name, for hyphenation, quotes and screen readers. */
  lang?: string;
  children: ReactNode;
};

/** The name of a project or section, in the serif font. */
export function ProjectName({ size, as: Tag = 'span', lang, children }: Props) {
  return (
    <Tag className={CLASS_OF[size]} lang={lang}>
      {children}
    </Tag>
  );
}
