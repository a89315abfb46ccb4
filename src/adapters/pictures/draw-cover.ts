import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Cover } from '../../domain/site-map/share-image.ts';

const child = fileURLToPath(new URL('./cover-child.ts', import.meta.url));
const TIMEOUT_MS = 20_000;

/**
 * Draws the picture that is shown when an added guide is shared, from its title. Returns a PNG of `shareImageSize`. Rejects when it
 * cannot be drawn. In a process of its own, so that the drawing library's memory goes with it; without the site's environment.
 */
export async function drawCover(cover: Cover): Promise<Buffer> {
  const drawing = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // Writing to a process that has ended fails; its exit code says so.
  drawing.stdin.on('error', () => {});
  drawing.stdin.end(JSON.stringify(cover));
  const [png, [code]] = await Promise.all([buffer(drawing.stdout), once(drawing, 'close')]);
  if (code !== 0) throw new Error(`The drawing of a cover ended with ${code}.`);
  return png;
}
