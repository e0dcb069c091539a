import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decodeHTML } from 'entities';
import { MIB } from '#domain/core/units.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { FROM_NPM } from './npm-tools.ts';

/**
 * What a tool says of a file: the texts that it reads, or `running` all of them with others between, or what it complains of;
 * nothing if it only says that a file is valid.
 */
export type ToolAnswer = { texts?: string[]; running?: string; complaint?: string };

/** A program that knows some formats better than Dragoman does. */
export type Tool = {
  /** The program, and the package of Debian that has it; none for one of npm. */
  program: string;
  debian?: string;
  /** The formats, with the ending or the path that the program wants. */
  formats: Partial<Record<Format, string>>;
  /** What it says of each of these files. */
  ask(files: readonly string[]): ToolAnswer[];
};

const MOST = 256 * MIB;
const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8', maxBuffer: MOST });

/** Whether the machine has a program. */
export const isThere = ({ program, debian }: Tool) =>
  debian === undefined
    ? FROM_NPM[program as keyof typeof FROM_NPM] !== undefined
    : run('which', [program]).status === 0;

/** A program that is a package of npm. */
const ofNpm = (program: keyof typeof FROM_NPM, formats: Tool['formats']): Tool => ({
  program,
  formats,
  ask: (files) => FROM_NPM[program]?.(files) ?? [],
});

/** What LibreOffice reads in all of a format: it makes pages of them, which have the notes too, in a folder of theirs. */
function asPages(files: readonly string[]): ToolAnswer[] {
  const [first] = files;
  if (first === undefined) return [];
  const folder = join(dirname(first), 'pages');
  const user = pathToFileURL(join(dirname(first), 'user')).href;
  const to = ['--convert-to', 'html:XHTML Writer File:UTF8', '--outdir', folder];
  const { stderr } = run('soffice', [`-env:UserInstallation=${user}`, '--headless', ...to, ...files]);
  return files.map((file) => {
    const made = join(folder, `${basename(file, extname(file))}.html`);
    return existsSync(made)
      ? { running: decodeHTML(readFileSync(made, 'utf8').replace(/<[^>]*>/g, '')) }
      : { complaint: stderr.trim() || 'makes nothing of it' };
  });
}

/** Asks about each file alone: a program that ends with an error complains. */
const each =
  (program: string, argsFor: (file: string) => string[], texts?: (output: string) => string[]) =>
  (files: readonly string[]): ToolAnswer[] =>
    files.map((file) => {
      const { status, stdout, stderr } = run(program, argsFor(file));
      const complaint =
        stderr.trim() || (status === 0 ? undefined : `ended with ${status}: ${stdout.trim()}`);
      return complaint ? { complaint } : { texts: texts?.(stdout) };
    });

/** Asks about all files at once: the program prints a line of JSON for each, a list of texts or a complaint. */
const together =
  (program: string, argsFor: (files: readonly string[]) => string[]) =>
  (files: readonly string[]): ToolAnswer[] => {
    const { stdout, stderr } = run(program, argsFor(files));
    const lines = stdout.split('\n').filter(Boolean);
    if (lines.length !== files.length) throw new Error(`${program} said nothing of some files: ${stderr}`);
    return lines.map((line) => {
      const answer = JSON.parse(line) as string[] | string;
      return typeof answer === 'string' ? { complaint: answer } : { texts: answer };
    });
  };

const PHP = `foreach (array_slice($argv, 1) as $file) {
  $texts = [];
  try { $all = include $file; } catch (Throwable $error) { echo json_encode($error->getMessage()), "\\n"; continue; }
  array_walk_recursive($all, function ($one) use (&$texts) { $texts[] = (string) $one; });
  echo json_encode($texts), "\\n";
}`;

const RUBY = `def texts(all) = case all
  when Hash then all.values.flat_map { texts(_1) }
  when Array then all.flat_map { texts(_1) }
  else [all.to_s]
end
ARGV.each { |file| puts JSON.generate((texts(YAML.unsafe_load_file(file)) rescue $!.to_s)) }`;

const PYTHON = `import csv, json, plistlib, sys
def texts(all):
    if isinstance(all, dict): return [text for one in all.values() for text in texts(one)]
    if isinstance(all, list): return [text for one in all for text in texts(one)]
    return [str(all)]
def read(path):
    if path.endswith('.stringsdict'):
        with open(path, 'rb') as file: return plistlib.load(file)
    with open(path, encoding='utf-8-sig', newline='') as file:
        if path.endswith('.json'): return json.load(file)
        return list(csv.reader(file, delimiter='\\t' if path.endswith('.tsv') else ';' if ';' in file.readline() and not file.seek(0) else ','))
for path in sys.argv[1:]:
    try: print(json.dumps(texts(read(path))))
    except Exception as error: print(json.dumps(str(error)))`;

const JAVA = `import java.nio.file.*; import java.util.*;
class Read { public static void main(String[] files) throws Exception {
  for (String file : files) {
    var all = new Properties();
    try (var reader = Files.newBufferedReader(Path.of(file))) { all.load(reader); }
    var line = new StringJoiner(",", "[", "]");
    for (var text : all.values()) {
      var said = new StringBuilder("\\"");
      for (char one : ((String) text).toCharArray()) said.append(String.format("\\\\u%04x", (int) one));
      line.add(said.append('"'));
    }
    System.out.println(line);
  }
} }`;

/** The lines of SRT that ffmpeg writes, without the marks that it makes of styles and times. */
const linesOf = (srt: string) => srt.split('\n').map((line) => line.replaceAll(/<[^<>]*>/g, ''));

/** A file with these contents beside another. */
function beside(file: string, name: string, content: string): string {
  const path = join(dirname(file), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

export const TOOLS: readonly Tool[] = [
  {
    program: 'php',
    debian: 'php-cli',
    formats: { php: '.php' },
    ask: together('php', (files) => ['-r', PHP, '--', ...files]),
  },
  {
    program: 'ruby',
    debian: 'ruby',
    formats: { yaml: '.yml' },
    ask: together('ruby', (files) => ['-ryaml', '-rjson', '-e', RUBY, ...files]),
  },
  {
    program: 'python3',
    debian: 'python3',
    formats: {
      csv: '.csv',
      tsv: '.tsv',
      stringsdict: '.stringsdict',
      arb: '.json',
      nested_json: '.json',
      xcstrings: '.json',
    },
    ask: together('python3', (files) => ['-c', PYTHON, ...files]),
  },
  {
    program: 'java',
    debian: 'default-jdk-headless',
    formats: { properties: '.properties' },
    ask: (files) => together('java', (all) => [beside(files[0] ?? '', 'Read.java', JAVA), ...all])(files),
  },
  {
    program: 'msgfmt',
    debian: 'gettext',
    formats: { po: '.po' },
    ask: each('msgfmt', (file) => ['--check', '-o', `${file}.mo`, file]),
  },
  {
    program: 'xmllint',
    debian: 'libxml2-utils',
    formats: {
      android: '.xml',
      xliff: '.xml',
      fb2: '.fb2',
      qt_ts: '.xml',
      resx: '.xml',
      stringsdict: '.xml',
      ttml: '.xml',
    },
    ask: each('xmllint', (file) => ['--noout', '--nonet', file]),
  },
  {
    program: 'aapt2',
    debian: 'aapt',
    formats: { android: '/res/values/strings.xml' },
    ask: each('aapt2', (file) => ['compile', file, '-o', dirname(file)]),
  },
  {
    program: 'lrelease',
    debian: 'qttools5-dev-tools',
    formats: { qt_ts: '.ts' },
    ask: each('lrelease', (file) => ['-silent', file, '-qm', `${file}.qm`]),
  },
  {
    program: 'ffmpeg',
    debian: 'ffmpeg',
    formats: { srt: '.srt', vtt: '.vtt', ass: '.ass', microdvd: '.sub', lrc: '.lrc' },
    ask: each('ffmpeg', (file) => ['-v', 'error', '-i', file, '-f', 'srt', '-'], linesOf),
  },
  {
    program: 'epubcheck',
    debian: 'epubcheck',
    formats: { epub: '.epub' },
    // The program is a JAR, which only some systems start by itself.
    ask: each('java', (file) => ['-jar', '/usr/bin/epubcheck', '--quiet', file]),
  },
  {
    program: 'soffice',
    debian: 'libreoffice-writer-nogui',
    formats: { docx: '.docx', odt: '.odt', html: '.html' },
    ask: asPages,
  },
  ofNpm('i18next', { nested_json: '.json' }),
  ofNpm('@formatjs/icu-messageformat-parser', { arb: '.arb' }),
  ofNpm('@fluent/bundle', { fluent: '.ftl' }),
];
