import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { settingsOf, stepsOf, wordsOf } from './dockerfile.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What the steps of a Dockerfile have made: a root folder, and how commands run in it. */
export type Image = {
  root: string;
  folder: string;
  env: Record<string, string>;
  user: string;
  volumes: string[];
  entrypoint: string[];
  command: string[];
  healthcheck: string[];
};

/** The settings of this process that an install needs, such as those of a proxy; npm's own would lead it to this checkout. */
const OWN = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value = '']) =>
    /^(npm_|NODE_|INIT_CWD$|PATH$)/.test(name) ? [] : [[name, value] as const],
  ),
);
const PATH = `/usr/local/bin:${(process.env.PATH ?? '').replaceAll(/[^:]*node_modules[^:]*:/g, '')}`;

/** The arguments that run a command in an image as its user, with nothing of this process's environment but what is given. */
export const inside = ({ root, folder, user, env }: Image, command: readonly string[]): string[] => [
  ...['chroot', `--userspec=${user}`, root, 'env', '-i', '-C', folder, `PATH=${PATH}`],
  ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
  ...command,
];

/**
 * Starts an image: this machine's system in place of the base image, with the base image's Node and its user `node`. What is
 * written goes to a layer above it, and this machine keeps its files.
 */
function from(folder: string): Image {
  const [root = '', upper = '', work = ''] = ['root', 'upper', 'work'].map((name) => join(folder, name));
  for (const path of [root, upper, work]) mkdirSync(path, { recursive: true });
  const layers = `lowerdir=/,upperdir=${upper},workdir=${work}`;
  execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', layers, root]);
  for (const name of ['dev', 'proc']) execFileSync('mount', ['--rbind', `/${name}`, join(root, name)]);
  const node = join(root, 'usr/local/bin/node');
  rmSync(node, { force: true });
  cpSync(process.execPath, node);
  if (!/^node:/m.test(readFileSync(join(root, 'etc/passwd'), 'utf8'))) {
    appendFileSync(join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
    appendFileSync(join(root, 'etc/group'), 'node:x:1000:\n');
  }
  return {
    root,
    folder: '/',
    env: {},
    user: 'root',
    volumes: [],
    entrypoint: [],
    command: [],
    healthcheck: [],
  };
}

/** What of this checkout no image gets. */
const IGNORED = readFileSync(join(ROOT, 'deploy', 'Dockerfile.dockerignore'), 'utf8')
  .trim()
  .split('\n');

function copy(image: Image, stages: ReadonlyMap<string, Image>, rest: string) {
  const [, from, paths = rest] = /^--from=(\S+)\s+(.*)$/.exec(rest) ?? [];
  const words = paths.split(/\s+/);
  const target = words.at(-1) ?? '.';
  const to = join(image.root, posix.resolve(image.folder, target));
  const base = from === undefined ? ROOT : stages.get(from)?.root;
  if (base === undefined) throw new Error(`There is no stage ${from}.`);
  for (const word of words.slice(0, -1)) {
    const source = join(base, word);
    // The content of a folder is copied, and a file into what ends with a slash.
    const place = target.endsWith('/') && !statSync(source).isDirectory() ? join(to, basename(source)) : to;
    mkdirSync(dirname(place), { recursive: true });
    cpSync(source, place, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => base !== ROOT || !IGNORED.includes(relative(ROOT, path)),
    });
  }
}

/** What each instruction changes of the image, besides its files; one that is missing here ends the build. */
const INSTRUCTIONS: Record<
  string,
  (image: Image, rest: string, stages: ReadonlyMap<string, Image>) => Partial<Image>
> = {
  WORKDIR(image, rest) {
    const folder = posix.resolve(image.folder, rest);
    mkdirSync(join(image.root, folder), { recursive: true });
    return { folder };
  },
  COPY(image, rest, stages) {
    copy(image, stages, rest);
    return {};
  },
  RUN(image, rest) {
    console.log(`RUN ${rest}`);
    const [program = '', ...args] = inside({ ...image, env: { ...OWN, ...image.env } }, ['sh', '-c', rest]);
    execFileSync(program, args, { stdio: 'inherit' });
    return {};
  },
  ENV: ({ env }, rest) => ({ env: { ...env, ...settingsOf(rest) } }),
  USER: (_image, rest) => ({ user: rest }),
  VOLUME: ({ volumes }, rest) => ({ volumes: [...volumes, ...rest.split(/\s+/)] }),
  ENTRYPOINT: (_image, rest) => ({ entrypoint: wordsOf(rest) }),
  CMD: (_image, rest) => ({ command: wordsOf(rest) }),
  HEALTHCHECK: (_image, rest) => ({ healthcheck: wordsOf(rest.replace(/^.*?CMD\s+/, '')) }),
  EXPOSE: () => ({}),
};

/** Makes the image of deploy/Dockerfile by its own steps, below a folder. */
export function buildImage(folder: string): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const { instruction, rest } of stepsOf(readFileSync(join(ROOT, 'deploy', 'Dockerfile'), 'utf8'))) {
    if (instruction === 'FROM') {
      const name = / AS (\S+)$/i.exec(rest)?.[1] ?? 'last';
      image = from(join(folder, name));
      stages.set(name, image);
      continue;
    }
    const act = INSTRUCTIONS[instruction];
    if (!act || !image) throw new Error(`The step ${instruction} ${rest} is unknown here.`);
    Object.assign(image, act(image, rest, stages));
  }
  if (!image || !existsSync(join(image.root, image.folder))) throw new Error('The Dockerfile makes nothing.');
  return image;
}
