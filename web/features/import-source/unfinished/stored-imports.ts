import type { DraftSection } from '../draft/draft.ts';

/** An import of several sections that has not come to its end, as this browser keeps it (imports.37). */
export type UnfinishedImport = {
  readonly id: string;
  readonly user: number;
  readonly project: number;
  /** What the section was called into which it began. */
  readonly name: string;
  /** The section into which the first part goes and the strings that it had; of new sections none. */
  readonly into?: { readonly section: number; readonly strings: number } | undefined;
  /** The sections stored so far, by their ids, in their order. */
  readonly places: readonly number[];
  /** How many of the kept parts, counted from the last, are not stored yet. */
  readonly left: number;
};

/** A section that is to be stored, and the idempotency key of its calls. */
export type ImportPart = { readonly key: string; readonly section: DraftSection };

const DATABASE = 'dragoman';
/** What is known of each import, which changes with each section, and its texts, which don't. */
const IMPORTS = 'imports';
const PARTS = 'import-parts';

/** Keeps an import with all that is yet to be stored. Local storage is too small for a book. */
export async function storeImport(kept: UnfinishedImport, parts: readonly ImportPart[]): Promise<void> {
  await inStores('readwrite', (store) => {
    store(IMPORTS).put(kept);
    return store(PARTS).put({ id: kept.id, parts });
  });
}

/** Keeps how far an import has come. */
export async function storeProgress(kept: UnfinishedImport): Promise<void> {
  await inStores('readwrite', (store) => store(IMPORTS).put(kept));
}

/** Forgets an import: it has come to its end, or is not to. */
export async function forgetImport(id: string): Promise<void> {
  await inStores('readwrite', (store) => {
    store(IMPORTS).delete(id);
    return store(PARTS).delete(id);
  });
}

/** What a user has not finished importing into a project with this browser. */
export async function storedImports(user: number, project: number): Promise<UnfinishedImport[]> {
  const all = await inStores<UnfinishedImport[]>('readonly', (store) => store(IMPORTS).getAll());
  return (all ?? []).filter((one) => one.user === user && one.project === project);
}

/** What of an import is not stored yet. */
export async function storedParts({ id, left }: UnfinishedImport): Promise<readonly ImportPart[]> {
  const kept = await inStores<{ parts: readonly ImportPart[] } | undefined>('readonly', (store) =>
    store(PARTS).get(id),
  );
  return left > 0 ? (kept?.parts.slice(-left) ?? []) : [];
}

/** One transaction; undefined where the browser keeps nothing: then an import lasts as long as its page. */
async function inStores<Found>(
  mode: IDBTransactionMode,
  ask: (store: (name: string) => IDBObjectStore) => IDBRequest,
): Promise<Found | undefined> {
  try {
    const database = await opened();
    try {
      return await new Promise<Found>((resolve, reject) => {
        const transaction = database.transaction([IMPORTS, PARTS], mode);
        const request = ask((name) => transaction.objectStore(name));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const name of [IMPORTS, PARTS]) request.result.createObjectStore(name, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
