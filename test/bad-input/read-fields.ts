import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';

/*
 * What the fields of a call take stands in its examples: the limits and kinds of the specification (errors.1, limits.1), written a second
 * time by hand. A line is fields of the body, or `?fields` of the query, and the kind of these fields, from which follow the
 * values that are tried;
 * `?` before it says that a field may be left out, `|null` behind it that it may be null. Other fields are those of the call's
 * example. Accepted values of all fields are sent together, save those of a kind with `~`.
 *
 * What a kind can't say follows in `value:outcome` pairs. A value is JSON; `-` if it is left out; `x*101` or `y*101` that many
 * letters, `u*101` a link and `m*101` an email address of that length; `$name` an object of the example's project. An outcome
 * is `ok`, or the kind of a 400 for this field; otherwise `status/kind`, `key@kind` or `status/key@kind`.
 */

/** A value of a field and the expected outcome. */
export type Trial = { place: Place; field: string; value: string; outcome: string };

type Place = 'body' | 'query';

/** A field of a call: its trials, those of its kind too, and the values of a choice, or how many there are. */
export type Field = {
  call: string;
  place: Place;
  field: string;
  trials: Trial[];
  choices: readonly string[] | number | undefined;
  /** Whether its accepted values are sent apart from those of other fields. */
  isApart: boolean;
};

const LINE =
  /^(?<names>[?\w,]+) +(?<marks>[~?]*)(?<kind>\w+)(?:\((?<args>[^)]*)\))?(?<nullable>\|null)?(?: +(?<pairs>.*))?$/;

/** The fields of a call, by the lines of its examples. */
export function readFields(call: string, lines: readonly string[]): Field[] {
  return lines.flatMap((line) => {
    const { names, marks = '', kind = '', args = '', nullable, pairs = '' } = LINE.exec(line)?.groups ?? {};
    if (!names) throw new Error(`${call} has no such field: ${line}`);
    return names.split(',').map((name): Field => {
      const place = name.startsWith('?') ? 'query' : 'body';
      const field = name.replace('?', '');
      const derived = `${missing(marks.includes('?'), nullable !== undefined, place)} ${pairsOf(kind, args, place)}`;
      const trials = new Map([...readPairs(derived), ...readPairs(pairs)]);
      return {
        call,
        place,
        field,
        trials: [...trials].map(([value, outcome]) => ({
          place,
          field,
          value,
          outcome: fullOutcome(outcome, field),
        })),
        choices: kind === 'one' ? choicesIn(args) : undefined,
        isApart: marks.includes('~'),
      };
    });
  });
}

const PAIR = /("(?:[^"\\]|\\.)*"|[^\s"]*?|\[.*?\]):(\S+)(?=\s|$)/g;
const readPairs = (text: string) =>
  [...text.matchAll(PAIR)].map(([, value = '', outcome = '']) => [value, outcome] as const);

const missing = (isOptional: boolean, isNullable: boolean, place: Place) => {
  const left = isOptional ? '-:ok' : '-:required';
  return place === 'query' ? left : `${left} null:${isNullable ? 'ok' : 'required'}`;
};

/** The values of a choice: those that are written, `languages` for those of the interface, or how many there are after `#`. */
function choicesIn(args: string): readonly string[] | number {
  if (args === 'languages') return INTERFACE_LANGUAGES;
  return args.startsWith('#') ? Number(args.slice(1)) : args.split('|');
}

/** The two numbers of `1..100`; a missing one is undefined. */
function boundsIn(args: string): [number | undefined, number | undefined] {
  const [min = '', max = ''] = args.split('..');
  return [min === '' ? undefined : Number(min), max === '' ? undefined : Number(max)];
}

/** The trials of each kind of field, and of each item of a list. */
const KINDS: Record<string, (args: string, isBody: boolean) => (string | false)[]> = {
  /** A text of so many code points, which is not blank if it must have one; another letter than x is named. */
  text(args, isBody) {
    const [bounds = '', letter = 'x'] = args.split(',');
    const [min = 0, max = 0] = boundsIn(bounds);
    const least = min > 0 ? `"":required "  ":required ${letter}*${min}:ok` : '"":ok';
    const shorter = min > 1 && `${letter}*${min - 1}:minlength`;
    const most = `${letter}*${max}:ok ${letter}*${max + 1}:maxlength "a\\u0000":illegal`;
    return [isBody && '7:string', least, shorter, most];
  },
  /** A link of at most so many code points, or nothing. */
  link: (max) => [
    `7:string "":ok u*${max}:ok u*${Number(max) + 1}:maxlength "ftp://e.org/a":link "javascript:alert(1)":link`,
  ],
  /** A string of at most so many code points, with a form of its own. */
  string: (max, isBody) => [isBody && '7:string', `x*${Number(max) + 1}:maxlength`],
  int(args, isBody) {
    const [min, max] = boundsIn(args);
    return [
      '"x":number 1.5:number',
      isBody && '"1":number',
      min !== undefined && `${min - 1}:min ${min}:ok`,
      max !== undefined && `${max}:ok ${max + 1}:max`,
      isBody && max === undefined && '1e300:max',
    ];
  },
  num(args) {
    const [min = 0, max = 0] = boundsIn(args);
    return [`"x":number ${min - 1}:min ${max + 1}:max`];
  },
  /** The id of something, which may not be there. */
  id: (_, isBody) => [
    '"x":number 1.5:number 0:min',
    isBody ? '"1":number 1e300:max' : '9007199254740992:max',
  ],
  one: (args, isBody) => [
    isBody && '7:choice',
    '"":choice "x":choice',
    ...[choicesIn(args)].flat().map((choice) => typeof choice === 'string' && `"${choice}":ok`),
  ],
  bool: () => ['"yes":boolean 1:boolean true:ok false:ok'],
  /** A list of so many items. */
  list(args) {
    const [min, max = 0] = boundsIn(args);
    return [
      '"x":array 7:array {}:array',
      min === 1 && '[]:required',
      min === 0 && '[]:ok',
      `[*${max + 1}]:413/tooMany`,
    ];
  },
  object: () => ['7:object'],
  /** A field with trials of its own alone. */
  own: () => [],
};

function pairsOf(kind: string, args: string, place: Place): string {
  const derive = KINDS[kind];
  if (!derive) throw new Error(`no kind of field: ${kind}`);
  return derive(args, place === 'body')
    .filter(Boolean)
    .join(' ');
}

/**
 * The full form of a short outcome: `404/gone` at `user_id` is `404 user_id gone`; `same` is `400 target_lang same`.
 */
function fullOutcome(short: string, field: string): string {
  if (short === 'ok') return 'ok';
  const [, status = '400', key = field, kind] = /^(?:(\d+)\/)?(?:(\w+)@)?(\w+)$/.exec(short) ?? [];
  return `${status} ${key} ${kind}`;
}

const REPEATED: Record<string, (length: number) => unknown> = {
  x: (length) => 'x'.repeat(length),
  y: (length) => 'y'.repeat(length),
  u: (length) => 'https://e.org/'.padEnd(length, 'x'),
  m: (length) => '@example.org'.padStart(length, 'm'),
  '[': (length) => Array(length).fill(null),
};

/** The value of a text in the table; `undefined` if the field is left out. */
export function meantBy(text: string, named: Record<string, unknown>): unknown {
  if (text === '-') return undefined;
  if (text.startsWith('$')) return named[text.slice(1)];
  const [, letter = '', length] = /^([xyum[])\*(\d+)\]?$/.exec(text) ?? [];
  return length ? REPEATED[letter]?.(Number(length)) : JSON.parse(text);
}
