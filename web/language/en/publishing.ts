/** Publishing sections to the readers of a project (feeds.8). */
export const publishing = {
  publish: 'Publish to readers',
  unpublish: 'Take back from readers',
  published: 'Section published',
  unpublished: 'Section taken back',
} as const;
