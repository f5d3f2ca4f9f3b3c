import { exportPart, type StoreFile } from "@/lib/workflows/store-files/export-store";
import { type ImportOptions, importStore } from "@/lib/workflows/store-files/import-store";

/** Exports all files of the store, sorted by path. */
export async function exportFiles(storeId: string): Promise<StoreFile[]> {
  const files: StoreFile[] = [];
  for (let after: string | null = null, isOver = false; !isOver; isOver = after === null) {
    const part = await exportPart(storeId, after);
    if (!part.ok) throw new Error(part.code);
    files.push(...part.value.files);
    after = part.value.next;
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

export function importFiles(storeId: string, files: readonly StoreFile[], options?: ImportOptions) {
  return importStore(
    storeId,
    async function* () {
      yield* files;
    },
    options,
  );
}

/** A copy of the files in which fields of the file at `path` are changed; fields set to undefined are removed. */
export function withMembers(files: readonly StoreFile[], path: string, members: object): StoreFile[] {
  if (!files.some((file) => file.path === path)) throw new Error(`There is no file ${path}.`);
  return files.map((file) =>
    file.path === path ? { path, text: JSON.stringify({ ...JSON.parse(file.text), ...members }) } : file,
  );
}

/** The smallest valid store.json, which only has a name. */
export const storeFile = (members: object = {}): StoreFile => ({
  path: "store.json",
  text: JSON.stringify({ name: "Nila Loom", ...members }),
});

export const productFile = (slug: string, members: object = {}): StoreFile => ({
  path: `products/${slug}.json`,
  text: JSON.stringify({ slug, name: slug, selling_price: 1_000, discounted_price: 899.5, ...members }),
});
