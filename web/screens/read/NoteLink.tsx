import { Link, useParams } from '@tanstack/react-router';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import classes from './StringText.module.css';
import type { Looks } from './section-looks.ts';
import { anchorOfString } from './string-anchor.ts';

type Props = {
  note: number;
  looks: Looks;
  /** Whether it leads from the note to what refers to it. */
  isBack?: boolean;
};

/** The number of a note: where it is referred to it leads there, and in front of the note it leads back. */
export function NoteLink({ note, looks, isBack = false }: Props) {
  const { projectId = '', sectionsList = '' } = useParams({ strict: false });
  const places = looks.notes.get(note);
  const place = isBack ? places?.reference : places?.at;
  if (!place) return <sup>{note}</sup>;
  const isHere = place.section_id === looks.section;
  return (
    <Link
      to="/projects/$projectId/read/$sectionsList"
      params={{ projectId, sectionsList: isHere ? sectionsList : printSectionId(place.section_id) }}
      search={true}
      hash={anchorOfString(place.string_id)}
      preload={false}
      className={classes.note}
    >
      {isBack ? note : <sup>{note}</sup>}
    </Link>
  );
}
