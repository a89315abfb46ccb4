import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readEnv } from '../src/config/env.ts';
import { run } from './run.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'dist/.built-from');
/** What the build depends on. */
const sources = [
  'src',
  'public',
  'content',
  'scripts/share-images',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Builds the pages when something they depend on has changed since the last build, or when there was none. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()) return;
  console.log('Building the pages…');
  await build();
}

/**
 * `astro build`, the pictures of shared pages, then a compressed copy beside each file that is worth it, so that the
 * server never compresses one.
 */
export async function build(): Promise<void> {
  // Whoever asks for a build (Vitest says `test`), it is the one for production.
  await run('astro', ['build'], { quiet: true, env: { NODE_ENV: 'production' } });
  // In a process of its own: it loads the pages, and whoever starts the server after this build loads them anew.
  await run('node', ['scripts/draw-share-images.ts'], { quiet: true, env: { NODE_ENV: 'production' } });
  await compressFiles(join(root, 'dist/client'));
  writeFileSync(stampFile, fingerprint());
}

/** The only setting of the running site that is drawn, so that it is read when the pictures are. */
const brand = () => readEnv(process.env).brandName;

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names
      .filter((name) => compressible.has(extname(name)))
      .map(async (name) => {
        const file = join(folder, name);
        const body = await readFile(file);
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          promisify(gzip)(body, { level: 9 }),
        ]);
        if (br.length < body.length)
          await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      }),
  );
}

/** Names and contents of everything that the build reads, and the brand. Tests are left out: they change no page. */
function fingerprint(): string {
  const hash = createHash('sha256').update(brand());
  for (const source of sources) {
    for (const file of filesOf(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
