import fc from 'fast-check';

/**
 * Any character, as a unit of random texts. Creating fast-check's own `binary` unit would take every test file a
 * second.
 */
export const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }), fc.nat(0x7f))
  .map((code) => String.fromCodePoint(code));
