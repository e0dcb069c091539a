/** The pages of the guide on file formats (screens.21). */
export const helpFormats = {
  title: 'File formats',
  kinds: {
    documents: 'Books and documents',
    programs: 'Programs',
    tables: 'Tables',
    subtitles: 'Subtitles',
  },
} as const;
