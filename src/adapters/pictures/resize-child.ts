import { constants, setPriority } from 'node:os';
import type { ResizeAnswer, ResizeRequest } from './resize-message.ts';
import { PictureError, resizePicture } from './resize-picture.ts';

/** The child process that resizes pictures: one request at a time, for as long as its parent lives. */

// A lower priority than the site, whose requests must not wait for an encoding.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on('message', async (request: ResizeRequest) => {
  process.send?.(await answerTo(request));
});
// The parent has ended. An ordinary exit would wait for the running encoding.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function answerTo(request: ResizeRequest): Promise<ResizeAnswer> {
  try {
    return { ok: true, resized: await resizePicture(request) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: error instanceof PictureError ? error.problem : 'media_failed', reason };
  }
}
