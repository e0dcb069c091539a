import { useMutation } from '@tanstack/react-query';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { listStrings } from '#contract/strings.ts';
import { call } from '../wire/call.ts';
import { type Choice, fileOf } from './file-of.ts';
import { saveFile } from './save-file.ts';

/** Fetches the sections with their translations and saves one file of them; answers its name. */
export function useDownload(project: Project, sections: readonly Section[]) {
  return useMutation({
    mutationFn: async (choice: Choice) => {
      const lists = await Promise.all(
        sections.map(({ id }) =>
          call(listStrings, {
            params: { project: project.id, section: id },
            query: { fetch_translations: 'true', fetch_votes: 'true' },
          }),
        ),
      );
      const { name, content } = fileOf(project, sections, lists.flat(), choice);
      saveFile(name, content);
      return name;
    },
  });
}
