import { memo } from 'react';
import { partsByCode } from '#domain/texts/placeholders/code-in-text.ts';

/** A text in which what programs read keeps its order from left to right (languages.10). */
export const CodeParts = memo(function CodeParts({ text }: { text: string }) {
  let offset = 0;
  return partsByCode(text).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.isCode ? (
      <bdi key={key} dir="ltr">
        {part.text}
      </bdi>
    ) : (
      part.text
    );
  });
});
