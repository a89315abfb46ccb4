import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
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
  'vite.site.config.ts',
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
 * Builds the site and the back office, draws the pictures of shared pages, and writes a compressed copy beside each file that
 * becomes smaller by it, so that the server never compresses a file.
 */
export async function build(): Promise<void> {
  const dist = join(root, 'dist');
  await rm(dist, { recursive: true, force: true });
  // Always a production build, even when the caller has another NODE_ENV (Vitest sets `test`).
  const options = { quiet: true, env: { NODE_ENV: 'production' } };
  await run('vite', ['build', '--app', '--config', 'vite.site.config.ts'], options);
  await run('vite', ['build'], options);
  // The files that the pages name, such as fonts.
  await cp(join(dist, 'site/_site'), join(dist, 'client/_site'), { recursive: true });
  await rm(join(dist, 'site/_site'), { recursive: true });
  // In a process of its own, since it loads the built pages.
  await run('node', ['scripts/draw-share-images.ts'], options);
  await compressFiles(join(dist, 'client'));
  writeFileSync(stampFile, fingerprint());
}

/** The only setting of the running site in the pictures; it is read when they are drawn. */
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
