import type { Declaration } from './declarations.ts';
import { isTest, type Repository, resolveImport } from './repository.ts';

/** The file of a node. */
export const fileOf = (node: string): string => node.replace(/^=/, '').replace(/#.*/s, '');

/** Whether a file is a test, or what tests are made of. */
export const isTestCode = (file: string): boolean =>
  isTest(file) || /^(test|demo|bench)\/|^contract\/.*\bexamples?\.ts$/.test(file);

/** The nodes of a declaration and its parts. */
export const nodesOf = (node: string, declaration: Declaration): [string, Declaration][] => [
  [node, declaration],
  ...[...declaration.parts].flatMap(([part, inside]) => nodesOf(node + part, inside)),
];

/** Finds what names stand for. */
export function namesIn({ files, modules }: Repository) {
  const declared = new Map<string, Declaration>();
  for (const [file, { declarations }] of modules)
    for (const [name, declaration] of declarations)
      for (const [node, one] of nodesOf(`${file}#${name}`, declaration)) declared.set(node, one);

  /** The node of a name that a module uses, here or where it is imported from; undefined if it is a package's or local. */
  function nodeOf(file: string, used: string): string | undefined {
    const [name = '', property] = used.split('.');
    const module = modules.get(file);
    const imported = module?.imports.get(name);
    if (!imported && !module?.declarations.has(name)) return undefined;
    const from = imported && resolveImport(file, imported.from);
    if (imported && (from === undefined || !files.has(from))) return undefined;
    const isWhole = imported?.name === '*';
    const exported = isWhole ? property : imported?.name;
    const node = from === undefined ? `${file}#${name}` : exportOf(from, exported, property);
    return !isWhole && declared.has(`${node}.${property}`) ? `${node}.${property}` : node;
  }

  /** The node of an export, or of a property of one that is a whole module; the whole file if it can't be told. */
  function exportOf(file: string, name = '*', property?: string): string {
    const module = modules.get(file);
    const exported = module?.exports.get(name);
    if (typeof exported === 'string') return nodeOf(file, exported) ?? file;
    if (exported)
      return exportOf(
        resolveImport(file, exported.from) ?? '',
        exported.name === '*' ? property : exported.name,
      );
    const from = module?.reexported
      .map((one) => resolveImport(file, one) ?? '')
      .find((one) => modules.get(one)?.exports.has(name));
    return from === undefined ? file : exportOf(from, name);
  }

  return { declared, nodeOf };
}

export type Names = ReturnType<typeof namesIn>;
