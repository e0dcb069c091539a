import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

/** The types of an OpenAPI document in TypeScript, as client/api.d.ts has them. */
export async function apiTypes(document: OpenAPI3): Promise<string> {
  const types = await openapiTypes(document, {
    // A file is its bytes; the library would take it for text.
    transform: ({ format }) =>
      format === 'binary' ? ts.factory.createTypeReferenceNode('Uint8Array') : undefined,
  });
  return `// Generated from the OpenAPI document. Change the contract, then run \`npm run client\`.\n\n${astToString(types)}`;
}
