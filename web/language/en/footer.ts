/** What the foot of every page opens: help and credits (SPEC §2). */
export const footer = {
  help: {
    title: 'Help',
    load: 'A project has sections: chapters, episodes, files. Whoever manages it loads the text, and it is cut into fragments.',
    translate:
      'Members write translations of a fragment, vote for those of others and talk them over in the comments.',
    approve: 'Editors approve the best one. What is approved, or else best liked, is what gets downloaded.',
    files:
      'What is downloaded is the file that was loaded, with its texts translated. SubRip, WebVTT, ASS / SSA and JSON come back byte for byte, save what is translated: always in UTF-8 without a byte order mark, and with lines that end in LF. Of a plain text its lines or paragraphs come back, without the spaces at their edges.',
    others:
      'Others who are there are shown in the editor, and at which string they write; what they do shows at once. Whoever would rather not be seen says so in the editor’s settings.',
    password: 'Forgotten your password? Ask the administrator of this site for a new one.',
  },
  credits: {
    title: 'Credits',
    fonts:
      'Set in Inter by Rasmus Andersson and Literata by TypeTogether, both under the SIL Open Font License.',
    parts: 'Built with React, Mantine, TanStack, Tabler Icons, Fastify and PostgreSQL.',
    licence: 'Dragoman is free software under the Apache License 2.0.',
  },
} as const;
