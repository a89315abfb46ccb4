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
/** The files and folders that the build depends on. */
const sources = [
  'src',
  'public',
  'content',
  'scripts/share-images',
  'scripts/build-server.ts',
  'astro.config.ts',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Builds the pages if a source has changed since the last build, or if there is no build. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()) return;
  console.log('Building the pages…');
  await build();
}

/**
 * Builds the public pages and the back office, draws the pictures of shared pages, builds the server, and writes a compressed copy beside each file that becomes
 * smaller by it, so that the server never compresses a file.
 */
export async function build(): Promise<void> {
  // Always a production build, even when the caller has another NODE_ENV (Vitest sets `test`).
  await run('astro', ['build'], { quiet: true, env: { NODE_ENV: 'production' } });
  await run('vite', ['build'], { quiet: true, env: { NODE_ENV: 'production' } });
  // In processes of their own: the pictures' script loads the pages, and a server that starts after this build loads them anew.
  await run('node', ['scripts/draw-share-images.ts'], { quiet: true, env: { NODE_ENV: 'production' } });
  await run('node', ['scripts/build-server.ts'], { quiet: true, env: { NODE_ENV: 'production' } });
  await compressFiles(join(root, 'dist/client'));
  writeFileSync(stampFile, fingerprint());
}

/** The only setting of the running site that the pictures show; it is read when they are drawn. */
const brand = () => readEnv(process.env).brandName;

const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

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

/** Returns a hash of the brand and of the paths and contents of all sources, without tests, which change no page. */
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
