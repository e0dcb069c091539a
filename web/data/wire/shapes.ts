/**
 * Stands for Zod in the browser. The contract's shapes are types here: a call is made by its method and path, and the
 * reply is trusted, since it comes from the server of the same build, which lets nothing out that is not in the
 * contract. What a person typed is judged by the rules of domain/, which the server applies again. So the schemas are
 * declared and never asked, and Zod's 20 KB stay on the server.
 */
const NEVER_ASKED = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);

// A class, so that a shape can also be made by `new`.
const shape: object = new Proxy(class {}, {
  get: (_, name) => {
    if (NEVER_ASKED.has(name)) throw new Error('Shapes are not checked in the browser: ask domain/ instead.');
    return shape;
  },
  apply: () => shape,
  construct: () => shape,
});

export const z = shape;
