import { measureGuests } from './guests.ts';
import { makeLargeProject } from './large.ts';
import { openPlace } from './place.ts';

// `npm run bench:guests`: how many responses a second guests get, which `npm run bench` measures among all else.

const place = await openPlace();
try {
  const owner = await place.signUp('owner');
  const facts = await measureGuests(place, await makeLargeProject(place.sql, owner.id, 10, 10_000));
  console.table(
    Object.fromEntries(facts.map(({ name, value }) => [name, value === null ? '?' : Math.round(value)])),
  );
} finally {
  await place.close();
}
