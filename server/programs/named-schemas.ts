import { z } from 'zod';
import { SHAPES } from '#contract/calls.ts';

type Schema = Record<string, unknown>;
type Document = { components?: { schemas?: object }; paths?: object };

/** Where a document keeps what it refers to. */
const SCHEMAS = '#/components/schemas/';
const RESPONSES = '#/components/responses/';

/** The responses of calls that refuse, which are the same for all. */
const REFUSALS = '4XX';

/**
 * An OpenAPI document in which each object or choice that the contract names stands once, under that name, so that
 * people and generated clients can speak of a `Project`. A shape that was extended has no name of its own, but its
 * parts have one. The refusal of all calls is the response `Refused`.
 */
export function withNamedSchemas<D extends Document>(document: D): D {
  const names = namesByText();
  const schemas = new Map<string, unknown>();
  const responses: { Refused?: unknown } = {};
  const partsOf = (schema: object) =>
    Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [key, key === REFUSALS ? refusal(value) : named(value)]),
    );
  function refusal(response: unknown) {
    responses.Refused ??= named(response);
    return { $ref: `${RESPONSES}Refused` };
  }
  function named(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(named);
    if (typeof node !== 'object' || node === null) return node;
    const name = isWorthNaming(node as Schema) ? names.get(textOf(node as Schema)) : undefined;
    const { $schema: _, ...schema } = node as Schema;
    if (name === undefined) return partsOf(schema);
    if (!schemas.has(name)) {
      // Before its parts, which may have it as a part again.
      schemas.set(name, undefined);
      schemas.set(name, partsOf(schema));
    }
    return { $ref: SCHEMAS + name };
  }
  const paths = named(document.paths) as D['paths'];
  const sorted = Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, paths, components: { ...document.components, schemas: sorted, responses } };
}

/** The names of the contract's shapes by the text of their schema. Throws if one name means two shapes. */
function namesByText(): Map<string, string> {
  const names = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const [name, shape] of SHAPES) {
    const schema = z.toJSONSchema(shape, { unrepresentable: 'any', io: 'output' });
    if (!isWorthNaming(schema)) continue;
    const text = textOf(schema);
    if ((texts.get(name) ?? text) !== text) throw new Error(`Two shapes of the contract are called ${name}.`);
    texts.set(name, text);
    names.set(text, name);
  }
  return names;
}

/** Objects and choices between several values. Numbers and texts are as long as the reference to them. */
function isWorthNaming({ type, properties, enum: choices, anyOf, oneOf }: Schema): boolean {
  if (type === 'object') return Object.keys(Object(properties)).length > 1;
  return (Array.isArray(choices) && choices.length > 3) || (anyOf ?? oneOf) !== undefined;
}

/** A text that is the same for equal schemas, with or without the address of their dialect. */
const textOf = ({ $schema: _, ...schema }: Schema) => JSON.stringify(schema);
