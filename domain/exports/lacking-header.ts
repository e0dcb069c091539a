/** The header of an export with the characters that the encoding of its file lacks, percent-encoded (exports.28). */
export const LACKING_HEADER = 'dragoman-lacking';
