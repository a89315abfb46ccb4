import { apiAddress } from '../../browser/api-address.ts';
import { ApiError, apiHeaders, readAnswer, sessionRenewed } from './call-api.ts';
import { isLeaving } from './session-marker.ts';

/** An upload is aborted after this many milliseconds without progress. Its total duration is not limited. */
const STALLED_MS = 30_000;

interface FileSending {
  /** Path and query below the API's base: `/media?name=…`. */
  path: string;
  file: Blob;
  /** Called with the number of bytes sent so far. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Posts the bytes of a file under the file's own type, with the session of the user. XMLHttpRequest, because `fetch`
 * reports no progress of an upload.
 * @returns the `data` of the response
 * @throws ApiError for every failure, with status 0 for a lost connection; the signal's reason when it was aborted
 */
export function sendFile<T>({ path, file, onProgress, signal }: FileSending): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiAddress(path));
    request.responseType = 'json';
    for (const [name, value] of Object.entries(apiHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type);

    let stalled: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const cancel = () => request.abort();
    const settle = (act: () => unknown) => () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', cancel);
      act();
    };
    const lost = settle(() => reject(signal.aborted ? signal.reason : new ApiError(0)));

    request.upload.addEventListener('progress', ({ loaded }) => {
      wait();
      onProgress(loaded);
    });
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    request.addEventListener(
      'load',
      settle(async () => {
        if (request.status === 401 && !isLeaving() && (await sessionRenewed()))
          return resolve(sendFile<T>({ path, file, onProgress, signal }));
        try {
          resolve(readAnswer<{ data: T }>(request.status, request.response).data);
        } catch (error) {
          reject(error);
        }
      }),
    );
    if (signal.aborted) return lost();
    signal.addEventListener('abort', cancel);
    wait();
    request.send(file);
  });
}
