import type { MediaStore } from '../../app/ports/media.ts';
import { formatOf, formatTypes } from '../../domain/media/file-name.ts';
import { type S3Settings, sendSigned } from './send-signed.ts';

/** Before each key, so that the bucket can hold other objects as well. */
const FOLDER = 'media/';

/**
 * Creates the store that keeps the files of pictures in a bucket of an S3-compatible service. Its functions throw when
 * the service refuses or is not reached; the message names the status, never a key.
 */
export function createS3MediaStore(settings: S3Settings, allowPrivate: boolean): MediaStore {
  const send = (request: Omit<Parameters<typeof sendSigned>[1], 'key'>, name: string) =>
    sendSigned(settings, { ...request, key: `${FOLDER}${name}` }, allowPrivate);
  return {
    async put(name, body) {
      const format = formatOf(name);
      const contentType = format ? formatTypes[format] : 'application/octet-stream';
      const { status } = await send({ method: 'PUT', body, contentType }, name);
      if (status !== 200 && status !== 201 && status !== 204) throw refused(status);
    },

    async get(name) {
      const { status, body } = await send({ method: 'GET' }, name);
      if (status === 404) return undefined;
      if (status !== 200) throw refused(status);
      return body;
    },

    async remove(name) {
      const { status } = await send({ method: 'DELETE' }, name);
      if (status !== 200 && status !== 204 && status !== 404) throw refused(status);
    },
  };
}

const refused = (status: number) => new Error(`The S3 service answered ${status}.`);
