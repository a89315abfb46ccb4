import type { MediaDto } from '../../contracts/media.ts';
import { calledName } from '../../domain/account/name.ts';
import { readPictureHead } from '../../domain/media/picture-head.ts';
import { type RefusedHead, refusedHead } from '../../domain/media/refused-head.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Picture, ReceivedUpload } from '../ports/media.ts';
import { type Failed, fail, ok, type Result } from '../result.ts';
import { mediaAdded } from './media-audit.ts';
import { mediaDto } from './media-dto.ts';
import { newPicture } from './new-picture.ts';

/** `Retry-After` of an account with too many uploads under way, in milliseconds. */
const BUSY_MS = 2000;

export type UploadFailure =
  | RefusedHead
  | 'media_too_large'
  | 'media_interrupted'
  | 'media_no_room'
  | 'media_busy';

/**
 * Stores an uploaded picture, to be resized by the queue. The body is written to a temporary file while its bytes are
 * counted; type, size and frames are read from its first bytes, and an upload that cannot become a picture is refused
 * at once.
 */
export async function addPicture(
  ports: Ports,
  { name, body }: { name: string; body: ReadableStream<Uint8Array> | null },
  asker: Asker,
): Promise<Result<MediaDto, UploadFailure>> {
  const place = ports.uploads.enter(asker.who.account.id);
  if (!place) return { ...fail('media_busy'), retryAfterMs: BUSY_MS } satisfies Failed;
  try {
    const received = await ports.uploads.receive(body);
    if (!received.ok) return received;
    try {
      const refused = refusedHead(readPictureHead(received.value.head));
      if (refused) return fail(refused);
      return ok(mediaDto(await store(ports, name, received.value, asker)));
    } finally {
      await received.value.discard();
    }
  } finally {
    place.leave();
  }
}

/** Stores the bytes before the picture, so that a picture that can be claimed has all its bytes. */
async function store(ports: Ports, name: string, upload: ReceivedUpload, asker: Asker): Promise<Picture> {
  const { ids, media, mediaOriginals } = ports;
  const actor = actorOf(ports, asker);
  const now = actor.at;
  const id = ids.next();
  let part = 0;
  for await (const bytes of upload.parts()) {
    await mediaOriginals.add(id, part, bytes, now);
    part += 1;
  }
  const { account } = asker.who;
  const picture = newPicture({
    id,
    file: name,
    createdAt: now,
    createdBy: account.id,
    author: calledName(account),
  });
  await media.create(picture, mediaAdded(picture, actor));
  ports.resizeSoon();
  return picture;
}
