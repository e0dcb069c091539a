import type { ESTree, Plugin } from 'vite';

/** The properties of a call that only the server uses, which validates requests and replies. */
const SERVERS_ALONE = new Set([
  'summary',
  'query',
  'body',
  'reply',
  'events',
  'isPersonal',
  'ignoresBody',
  'isStreamed',
  'isPublic',
  'isRepeatable',
  'stores',
  'status',
  'attempts',
]);

/**
 * Removes the shapes of the contract from the build, for which web/data/wire/shapes.ts replaces Zod: in the browser a
 * call is its method and its path. The rules of domain/ that only shapes use go with them.
 */
export function callsAlone(): Plugin {
  return {
    name: 'calls-alone',
    apply: 'build',
    transform: {
      filter: {
        id: {
          include: /\/contract\/([\w-]+\/)?[\w-]+\.ts$/,
          exclude: /\/contract\/core\/(request|endpoint)\.ts$/,
        },
      },
      handler(code) {
        const { body } = this.parse(code);
        const withoutShapes = body.flatMap(valuesOf).reduceRight(replaceIn(code), code);
        return { code: withoutUnused(body, withoutShapes), map: null };
      },
    },
  };
}

/** The expressions of the constants at a module's top level. */
function valuesOf(statement: ESTree.Statement): ESTree.Expression[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) => init ?? []);
}

const replaceIn = (code: string) => (text: string, value: ESTree.Expression) =>
  text.slice(0, value.start) + browsersForm(value, code) + text.slice(value.end);

function browsersForm(value: ESTree.Expression, code: string): string {
  const written = ({ start, end }: ESTree.Span) => code.slice(start, end);
  if (value.type === 'CallExpression' && written(value.callee) === 'endpoint') {
    const [method, path, shapes] = value.arguments;
    const asked = shapes?.type === 'ObjectExpression' ? shapes.properties.filter(isAsked) : [];
    if (!method || !path) return written(value);
    return `({ method: ${written(method)}, path: ${written(path)}, ${asked.map(written).join(', ')} })`;
  }
  return isMade(value) ? 'undefined' : written(value);
}

const isAsked = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && property.key.type === 'Identifier' && !SERVERS_ALONE.has(property.key.name);

/** Whether a value is created by a call, as all shapes are. */
function isMade(value: ESTree.Expression): boolean {
  if (value.type !== 'ObjectExpression') return value.type === 'CallExpression';
  return value.properties.some((property) => property.type === 'Property' && isMade(property.value));
}

/** Removes unused statements. Imports are hoisted, so their positions don't matter. */
function withoutUnused(body: ESTree.Program['body'], code: string): string {
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
  const rest = code.slice(imports.at(-1)?.end ?? 0);
  const used = imports.flatMap(({ specifiers, source }) => {
    const names = specifiers
      .map(({ local }) => local.name)
      .filter((name) => RegExp(`\\b${name}\\b`).test(rest));
    return names.length > 0 ? [`import { ${names.join(', ')} } from ${source.raw};`] : [];
  });
  return used.join('\n') + rest;
}
