import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FORMATS } from '#domain/formats/model/format.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useEditor } from '../state/editor-context.ts';
import { formatLeft, whyNotMove } from '../strings/destination.ts';
import { PositionField, SectionField } from '../strings/PlaceFields.tsx';

/** Where strings are to go; without `pos` to the end of the section. */
export type BatchPlace = { section_id: number; pos?: number };

type Props = {
  value: BatchPlace | undefined;
  /** Of the preview: how many positions there are, and the sections that strings leave. */
  positions: number | undefined;
  left: readonly number[] | undefined;
  onChange: (place: BatchPlace) => void;
};

/** Why a position can’t be sent; what is beyond the end is the end. */
export const whyNotPlace = (place: BatchPlace | undefined) =>
  whyNotMove({ section: 0, pos: place?.pos, key: '' }, undefined);

/** The fields for where a batch moves strings (batches.10), as for one string. */
export function MoveFields({ value, positions, left, onChange }: Props) {
  const { t } = useTranslation();
  const { data: sections = [] } = useQuery(sectionsQuery(useEditor().project.id));
  const target = sections.find(({ id }) => id === value?.section_id);
  const formats = new Set(
    sections.flatMap((section) => (left?.includes(section.id) ? (formatLeft(section, target) ?? []) : [])),
  );
  const wrong = whyNotPlace(value);
  return (
    <div className="grid gap-12 margin-bottom-12">
      <SectionField
        sections={sections}
        value={value?.section_id}
        error={undefined}
        onChange={(section_id) => onChange({ section_id })}
      />
      {value && (
        <PositionField
          positions={positions}
          value={value.pos}
          error={wrong && failureNoteText(t, wrong)}
          onChange={(pos) => onChange({ section_id: value.section_id, ...(pos !== undefined && { pos }) })}
        />
      )}
      {[...formats].map((format) => (
        <Notice key={format} kind="info">
          {t('selecting.otherFormat', { format: FORMATS[format].label })}
        </Notice>
      ))}
    </div>
  );
}
