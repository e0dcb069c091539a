import type { DraftSection } from '../draft/draft.ts';

/** An unfinished import of several sections, as stored in this browser (imports.37). */
export type UnfinishedImport = {
  readonly id: string;
  readonly user: number;
  readonly project: number;
  /** The name of the section in which it began. */
  readonly name: string;
  /** The existing section for the first part and the number of strings it had; undefined if all are new. */
  readonly into?: { readonly section: number; readonly strings: number } | undefined;
  /** The ids of the sections stored so far, in order. */
  readonly places: readonly number[];
  /** How many of the parts, counted from the end, are not imported yet. */
  readonly left: number;
};

/** A section to be imported, and the idempotency key of its calls. */
export type ImportPart = { readonly key: string; readonly section: DraftSection };

const DATABASE = 'dragoman';
/** Two stores: the progress of each import, which changes with each section, and its texts, which don't change. */
const IMPORTS = 'imports';
const PARTS = 'import-parts';

/** Stores an import with its remaining parts. IndexedDB is used because local storage is too small for a book. */
export async function storeImport(kept: UnfinishedImport, parts: readonly ImportPart[]): Promise<void> {
  await inStores('readwrite', (store) => {
    store(IMPORTS).put(kept);
    return store(PARTS).put({ id: kept.id, parts });
  });
}

/** Stores the progress of an import. */
export async function storeProgress(kept: UnfinishedImport): Promise<void> {
  await inStores('readwrite', (store) => store(IMPORTS).put(kept));
}

/** Deletes an import that is finished or discarded. */
export async function forgetImport(id: string): Promise<void> {
  await inStores('readwrite', (store) => {
    store(IMPORTS).delete(id);
    return store(PARTS).delete(id);
  });
}

/** The unfinished imports of a user into a project in this browser. */
export async function storedImports(user: number, project: number): Promise<UnfinishedImport[]> {
  const all = await inStores<UnfinishedImport[]>('readonly', (store) => store(IMPORTS).getAll());
  return (all ?? []).filter((one) => one.user === user && one.project === project);
}

/** The parts of an import that are not imported yet. */
export async function storedParts({ id, left }: UnfinishedImport): Promise<readonly ImportPart[]> {
  const record = await inStores<{ parts: readonly ImportPart[] } | undefined>('readonly', (store) =>
    store(PARTS).get(id),
  );
  return left > 0 ? (record?.parts.slice(-left) ?? []) : [];
}

/** Runs one transaction; undefined if the browser stores nothing, so that an import can't be resumed. */
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
