import type { Project } from '#contract/projects/projects.ts';
import type { ReadString } from '#contract/texts/reading.ts';
import { mayTranslateTitle } from '#domain/texts/sections/section-titles.ts';
import { roleIn } from '../../data/access/access.ts';
import { isPast, type ReadableSection } from './readable-section.ts';
import classes from './SectionTitle.module.css';
import { StringMark, UntranslatedLink } from './StringLinks.tsx';
import type { StringTextContext } from './StringText.tsx';
import { anchorOfString } from './string-anchor.ts';
import { TitleTranslation } from './TitleTranslation.tsx';

type Props = {
  /** The heading level of the name. */
  as: 'h1' | 'h2';
  project: Project;
  section: ReadableSection;
  /** The first string, if it is the section's name: then it is shown only here. */
  string: ReadString | undefined;
  place: StringTextContext;
};

/** A section's name above its text (reading.5): translated, in both languages, or in the source language. */
export function SectionTitle({ as: Heading, project, section, string, place }: Props) {
  const { view, sourceLang, targetLang } = place;
  const source = string?.text ?? section.name;
  const translation = string?.translation ?? section.translated_name;
  const isTranslated = view !== 'source' && translation !== null;
  return (
    <div className={classes.title} id={string && anchorOfString(string.id)} data-state={string?.state}>
      {string && <StringMark {...place} string={string} />}
      <Heading lang={isTranslated ? targetLang : sourceLang}>{isTranslated ? translation : source}</Heading>
      {view === 'both' && isTranslated && (
        <p className={classes.source} lang={sourceLang}>
          {source}
        </p>
      )}
      {view !== 'source' && !string && !isPast(section) && mayTranslateTitle(roleIn(project), section) && (
        <TitleTranslation project={project} section={section} />
      )}
      {view === 'both' && string?.translation === null && <UntranslatedLink {...place} string={string} />}
    </div>
  );
}
