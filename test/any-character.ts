import fc from 'fast-check';

/** Any character there is, as a unit of random texts. fast-check's own `binary` takes a second of every test file to make. */
export const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }), fc.nat(0x7f))
  .map((code) => String.fromCodePoint(code));
