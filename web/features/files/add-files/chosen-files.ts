import { LIMITS } from '#domain/core/limits.ts';
import { append } from '#domain/core/long-lists.ts';

/** A file with its path in what was chosen, with slashes. */
export type ChosenFile = { readonly path: string; readonly file: File };

/** Files that were chosen, at most as many as are imported at once; `more`: whether there were more. */
export type Chosen = { readonly files: readonly ChosenFile[]; readonly more: boolean };

/** Folders whose files nobody translates: of versions, of libraries, of the system. */
const SKIPPED = /(?:^|\/)(?:\.[^/]*|node_modules|__MACOSX|Thumbs\.db|desktop\.ini)(?:\/|$)/;

/** The files of a field; those of a folder have their paths in it. */
export function filesOfField(files: readonly File[]): Chosen {
  return chosen(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** The files that were dropped, also in folders. What is dropped has to be read in the event itself. */
export function filesOfDrop(data: DataTransfer): Promise<Chosen> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  // Some browsers have no entries for what was copied elsewhere.
  const plain = [...data.files];
  return entries.length > 0 ? walk(entries).then(chosen) : Promise.resolve(filesOfField(plain));
}

/** The files of folders, one more than may be imported at most. */
async function walk(entries: readonly FileSystemEntry[]): Promise<ChosenFile[]> {
  const files: ChosenFile[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (SKIPPED.test(path)) continue;
    if (isFile(entry)) files.push({ path, file: await fileOf(entry) });
    else if (isFolder(entry)) append(waiting, await entriesOf(entry));
    if (files.length > LIMITS.filesAtOnce) return files;
  }
  return files;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** All entries of a folder: a reader gives some at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    append(all, some);
  }
}

/** Chapter 2 comes before chapter 10. */
const BY_NUMBERS = new Intl.Collator('en', { numeric: true });

function chosen(files: readonly ChosenFile[]): Chosen {
  const readable = files
    .filter(({ path }) => !SKIPPED.test(path))
    .toSorted((one, other) => BY_NUMBERS.compare(one.path, other.path));
  return { files: readable.slice(0, LIMITS.filesAtOnce), more: readable.length > LIMITS.filesAtOnce };
}
