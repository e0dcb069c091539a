import { type CastName, examples, type Filled, type Visitor } from '../example.ts';
import * as calls from './reverts.ts';

/** A member by name; `self` is the caller, or the author for a guest. */
const memberOf = (whose: CastName | 'self') => (filled: Filled, who: Visitor) => {
  const { id } = whose === 'self' ? (who.id === 0 ? filled.cast.author : who) : filled.cast[whose];
  return { params: { project: filled.project, user: id } };
};

export const revertsExamples = [
  examples(
    calls.previewRevert,
    `memberWith can_manage_members | manage | 22
    section ?id [9007199254740991]:number 9007199254740991:ok; since ?int(0..); until ?int(0..) 9007199254740991:ok
    before ?id 1:ok`,
  )((filled, who) => ({ ...memberOf('author')(filled, who), body: {} })),
  examples(
    calls.startRevert,
    `memberWith can_manage_members | manage | 29
    since ?int(0..); section ?id 9007199254740991:409/user@undone; until ?int(0..) 0:409/user@undone 9007199254740991:ok`,
  )(
    {
      is: 'of another',
      needsTwoScopes: true,
      ask: (filled, who) => ({ ...memberOf('author')(filled, who), body: {} }),
    },
    {
      is: 'of a manager',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 333333',
      asks: 'is_owner',
      needsTwoScopes: true,
      ask: (filled, who) => ({ ...memberOf('colleague')(filled, who), body: {} }),
    },
    {
      is: 'of the owner',
      maker: 'owner',
      rights: '11 3333 +33333  11 3333 +33333  11 4334 +33333 | 11 3333 +33333  11 3333 333333',
      needsTwoScopes: true,
      ask: (filled, who) => ({ ...memberOf('owner')(filled, who), body: {} }),
    },
  ),
];
