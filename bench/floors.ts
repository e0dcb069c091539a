import type { BenchPlace } from './place.ts';
import { measure, type Times } from './stopwatch.ts';
import { fragments } from './texts.ts';

/** The least that each kind of work can cost here and now: what the figures are held against. */
export type Floors = Record<'route' | 'select' | 'insert' | 'bulk820' | 'bulk10000', Times>;

export async function measureFloors({ sql, address }: BenchPlace): Promise<Floors> {
  await sql`CREATE TABLE floor (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL)`;
  const bulk = async (amount: number) => {
    const texts = fragments(amount).map(({ text }) => text);
    return measure(() => sql`INSERT INTO floor (text) SELECT unnest(${texts}::text[])`, {
      times: 5,
      warmUp: 1,
    });
  };
  return {
    route: await measure(async () => (await fetch(`${address}/bare`)).text(), { times: 500 }),
    select: await measure(() => sql`SELECT id, username FROM users WHERE id = ${1}`, { times: 1000 }),
    insert: await measure(() => sql`INSERT INTO floor (text) VALUES (${'Привет'})`, { times: 500 }),
    bulk820: await bulk(820),
    bulk10000: await bulk(10_000),
  };
}
