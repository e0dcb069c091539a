/** What a person may choose as a file, as a field for files has it; what it really is, is found by looking into it. */
export const SOURCE_FILES = '.txt,.json,.md,.srt,.vtt,.ass,.ssa,text/*,application/json';
