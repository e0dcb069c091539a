import { keyOfAddress } from '../placeholders/address-key.ts';
import { addressesIn } from '../placeholders/code-in-text.ts';
import { type CheckFinding, defineCheck } from './check.ts';
import { endOfAddress, type Range } from './checked-text.ts';

/**
 * URLs and addresses of email of the source that a translation changes or lacks (checks.13). The language in an address may change, and
 * so may all of an address that has one in its host.
 */
export const urls = defineCheck({
  id: 'urls',
  kind: 'likely',
  codes: ['changed', 'lacks'],
  words: ['source'],
  find({ text: source }, { text: target }): CheckFinding<'changed' | 'lacks'>[] {
    if (!MAY_HAVE.test(source)) return [];
    const [theirs, own] = [addressesOf(source), addressesOf(target)];
    const lacking = without(theirs, own);
    const [first] = lacking;
    if (!first) return [];
    const added = without(own, theirs);
    const signs = lacking.map(({ spelling }) => spelling).join(' ');
    if (added.length === 0) return [{ code: 'lacks', values: { signs }, source: lacking, target: [] }];
    const [{ start, end } = { start: 0, end: 0 }] = added;
    const fix = lacking.length === 1 && added.length === 1 && { start, end, text: first.spelling };
    return [{ code: 'changed', values: { signs }, source: lacking, target: added, ...(fix && { fix }) }];
  },
});

const MAY_HAVE = /:\/\/|@|www\./i;
const HAS_SCHEME = /^(?:[a-z]+:\/\/|mailto:|www\.)|@/i;
/** Hosts of examples, which are often translated. */
const OF_EXAMPLES =
  /(?:^|[@.])(?:example|exemple|exempel|ejemplo|esempio|beispiel|domain|domaine|localhost|test|my[\w-]*|your[\w-]*)(?:[.:/]|$)/;

type Address = Range & { readonly spelling: string; readonly key: string };

const addressesOf = (text: string): Address[] =>
  addressesIn(text).flatMap(({ start, end: rough }) => {
    const end = endOfAddress(text, start, rough);
    const spelling = text.slice(start, end);
    const key = keyOfAddress(spelling);
    return HAS_SCHEME.test(spelling) && !OF_EXAMPLES.test(key) ? [{ start, end, spelling, key }] : [];
  });

/** The first of each address that the others lack. */
function without(addresses: readonly Address[], others: readonly Address[]): Address[] {
  const seen = new Set(others.flatMap(({ key }) => [key, key.replace(GLUED, '')]));
  return addresses.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/** Words that stand behind an address without a space, in scripts that have none. */
const GLUED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}].*$/u;
