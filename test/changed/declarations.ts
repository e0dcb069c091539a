import { type ESTree, parseSync } from 'vite';
import {
  boundBy,
  childrenOf,
  constantsOf,
  importedName,
  isMeta,
  nameOf,
  type Range,
  TYPED,
  tableIn,
  without,
} from './syntax.ts';
import { valuesWith } from './values.ts';

/** What a module imports under a local name: `*` is the whole of the other module. */
type Import = { from: string; name: string };

/** A declaration at the top of a module, or a part of one. */
export type Declaration = {
  /** Its code without comments, types and parts: what it does has changed only if this has. */
  code: string;
  /** The names that it uses, as `name` or, of a property, `name.property`. */
  names: Set<string>;
  /** The modules that it imports when it runs, and patterns of them. */
  loads: Set<string>;
  /** Its texts; in templates `*` stands for each value. */
  texts: Set<string>;
  /** The texts that it gives under a name. */
  named: { name: string; text: string }[];
  /** The files that it names by the place of its module: `/*` ends a path whose rest is computed, `/**` a listed folder. */
  paths: Set<string>;
  /**
   * What others use or enter without the rest: `.name` of a table, `/name` of an endpoint that is registered, or of the
   * address of a screen.
   */
  parts: Map<string, Declaration>;
};

export type Module = {
  declarations: Map<string, Declaration>;
  imports: Map<string, Import>;
  /** The declaration here, or in another module, of each exported name. */
  exports: Map<string, string | Import>;
  /** The modules whose exports are all exported here. */
  reexported: string[];
};

/** The name of what a module does when it is loaded, besides its declarations. */
export const LOADING = '';

/** Calls that are parts, by what enters them. */
const ENTERED: Readonly<Record<string, (args: ESTree.Node[]) => string | undefined>> = {
  registerEndpoint: ([, endpoint]) => (endpoint?.type === 'Identifier' ? endpoint.name : undefined),
  createRoute([options]) {
    const spread = options?.type === 'ObjectExpression' ? options.properties[0] : undefined;
    const page = spread?.type === 'SpreadElement' ? spread.argument : undefined;
    const path = page?.type === 'CallExpression' ? page.arguments[0] : undefined;
    return path?.type === 'Literal' ? String(path.value) : undefined;
  },
};

type Paths = 'read' | 'listed' | 'parts';

const LISTING = new Set(['readdirSync', 'readdir', 'globSync', 'glob']);

/** Reads the declarations of a module, and what each of them uses when it runs: types are erased. */
export function declarationsOf(file: string, text: string): Module {
  const code = file.endsWith('.json') ? tableOfWords(text) : text;
  const { program, comments, errors } = parseSync(file.replace(/\.json$/, '.ts'), code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const module: Module = { declarations: new Map(), imports: new Map(), exports: new Map(), reexported: [] };
  const { textOf, textsOf, pathOf } = valuesWith(constantsOf(program.body));

  const loading = emptyDeclaration();
  module.declarations.set(LOADING, loading);
  for (const statement of program.body) {
    if ('importKind' in statement && statement.importKind === 'type') continue;
    if ('exportKind' in statement && statement.exportKind === 'type') continue;
    switch (statement.type) {
      case 'ImportDeclaration':
        if (statement.specifiers.length === 0) loading.loads.add(statement.source.value);
        for (const one of statement.specifiers)
          if (one.type !== 'ImportSpecifier' || one.importKind !== 'type')
            module.imports.set(one.local.name, { from: statement.source.value, name: importedName(one) });
        break;
      case 'ExportAllDeclaration':
        if (statement.exported)
          module.exports.set(nameOf(statement.exported), { from: statement.source.value, name: '*' });
        else module.reexported.push(statement.source.value);
        break;
      case 'ExportDefaultDeclaration':
        module.declarations.set('default', read([statement.declaration]));
        module.exports.set('default', 'default');
        break;
      case 'ExportNamedDeclaration':
        for (const { local, exported } of statement.specifiers) {
          const name = nameOf(local);
          module.exports.set(
            nameOf(exported),
            statement.source ? { from: statement.source.value, name } : name,
          );
        }
        if (statement.declaration)
          for (const name of declare(statement.declaration)) module.exports.set(name, name);
        break;
      default:
        declare(statement);
    }
  }
  return module;

  /** Adds the declarations of a statement, and returns their names; of others, what it does to what loading does. */
  function declare(statement: ESTree.Node): string[] {
    if (statement.type === 'VariableDeclaration') {
      for (const one of statement.declarations) {
        const declaration = read([one.id]);
        // A path counts where it is used.
        if (one.init && pathOf(one.init) !== undefined) declaration.code += code.slice(one.start, one.end);
        else if (one.init) read([one.init], declaration);
        for (const name of boundBy(one.id)) module.declarations.set(name, declaration);
      }
      return statement.declarations.flatMap(({ id }) => boundBy(id));
    }
    if ((statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') && statement.id) {
      module.declarations.set(statement.id.name, read([statement]));
      return [statement.id.name];
    }
    read([statement], loading);
    return [];
  }

  function read(nodes: ESTree.Node[], into = emptyDeclaration()): Declaration {
    for (const node of nodes) {
      const hidden: Range[] = comments.filter(({ start, end }) => start >= node.start && end <= node.end);
      const table = tableIn(node);
      if (table) {
        for (const { key, value } of table) {
          into.parts.set(`.${nameOf(key)}`, read([value]));
          hidden.push(value);
        }
      } else visit(node, into, hidden);
      into.code += without(code, node, hidden);
    }
    return into;
  }

  /** `paths` says what paths are there: read, folders whose files are listed, or parts of another path. */
  function visit(node: ESTree.Node, into: Declaration, hidden: Range[], paths: Paths = 'read'): void {
    if (node.type.startsWith('TS') && !TYPED.test(node.type)) {
      hidden.push(node);
      return;
    }
    const path = pathOf(node);
    if (path !== undefined && paths !== 'parts') into.paths.add(paths === 'listed' ? `${path}/**` : path);
    const text = textOf(node);
    if (text !== undefined) into.texts.add(text);
    const inside = path === undefined ? paths : 'parts';
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier':
        into.names.add(node.name);
        break;
      case 'ImportExpression': {
        const from = textOf(node.source);
        if (from) into.loads.add(from);
        break;
      }
      case 'JSXAttribute':
        if (node.value) visit(node.value, into, hidden);
        return;
      case 'JSXMemberExpression':
        visit(node.object, into, hidden);
        return;
      case 'MemberExpression':
        if (node.computed) break;
        if (node.object.type === 'Identifier') into.names.add(`${node.object.name}.${nameOf(node.property)}`);
        else visit(node.object, into, hidden);
        return;
      case 'Property': {
        if (node.computed || node.shorthand) break;
        const given = textOf(node.value);
        if (given === undefined) visit(node.value, into, hidden, paths);
        else {
          into.named.push({ name: nameOf(node.key), text: given });
          into.names.add(nameOf(node.value));
          for (const child of childrenOf(node.value)) visit(child, into, hidden);
        }
        return;
      }
      case 'CallExpression': {
        const { callee, arguments: args } = node;
        if (isMeta(callee, 'glob'))
          for (const one of args) for (const pattern of textsOf(one)) into.loads.add(pattern);
        const called = callee.type === 'Identifier' ? callee.name : '';
        const enteredBy = ENTERED[called]?.(args);
        if (enteredBy !== undefined) {
          into.parts.set(`/${enteredBy}`, read(args));
          into.names.add(called);
          hidden.push(node);
          return;
        }
        for (const child of childrenOf(node))
          visit(child, into, hidden, LISTING.has(called) ? 'listed' : inside);
        return;
      }
    }
    for (const child of childrenOf(node)) visit(child, into, hidden, inside);
  }
}

/** A file of words as a table in code, whose names are not quoted. */
const tableOfWords = (json: string) => `export default ${json.replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:')}`;

const emptyDeclaration = (): Declaration => ({
  code: '',
  names: new Set(),
  loads: new Set(),
  texts: new Set(),
  named: [],
  paths: new Set(),
  parts: new Map(),
});
