import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The settings of a bucket on the fake service. */
export const s3Settings = (endpoint: string) => ({
  endpoint,
  bucket: 'pictures',
  region: 'eu-west-3',
  keyId: 'AKIDEXAMPLE',
  secret: 'a secret of the bucket',
});

export interface FakeS3 {
  url: string;
  /** The objects, by key. */
  objects: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** Sets the status of every response; `undefined`: the normal responses. */
  breaks(status: number | undefined): void;
  /** Refuses every deletion from now on. */
  keep(): void;
  /** Called after each object that was put. */
  onPut(act: (count: number) => void): void;
  close(): Promise<void>;
}

/**
 * Starts a server that speaks the part of the S3 protocol that the site uses: put, get and delete of an object under
 * `/bucket/key`, and the list of those with a prefix. It checks the form of Signature Version 4, the key's id, the scope, and the hash of the body.
 */
export async function startS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  let broken: number | undefined;
  let keptForEver = false;
  let puts = 0;
  let act: (count: number) => void = () => {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const answer = (status: number, bytes?: Buffer) => void response.writeHead(status).end(bytes);
    if (broken !== undefined) return answer(broken);
    if (!isSigned(request, body))
      return answer(403, Buffer.from('<Error><Code>SignatureDoesNotMatch</Code></Error>'));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.invalid');
    const [, bucket, ...rest] = pathname.split('/');
    const key = rest.join('/');
    if (bucket !== 'pictures') return answer(404);
    if (request.method === 'GET' && searchParams.get('list-type') === '2') {
      const after = searchParams.get('start-after') ?? '';
      const listed = [...objects.keys()]
        .filter((name) => name.startsWith(searchParams.get('prefix') ?? '') && name > after)
        .sort()
        .slice(0, 1000);
      const contents = listed.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
      return answer(200, Buffer.from(`<ListBucketResult>${contents}</ListBucketResult>`));
    }
    if (key === '') return answer(404);
    const found = objects.get(key);
    if (request.method === 'GET') return found ? answer(200, found.bytes) : answer(404);
    if (request.method === 'DELETE' && keptForEver) return answer(403);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    if (request.method !== 'PUT') return answer(405);
    objects.set(key, { bytes: body, type: request.headers['content-type'] });
    puts += 1;
    answer(200);
    act(puts);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    breaks(status) {
      broken = status;
    },
    keep() {
      keptForEver = true;
    },
    onPut(listener) {
      act = listener;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const day = String(headers['x-amz-date']).slice(0, 8);
  const form = `^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/${day}/eu-west-3/s3/aws4_request, SignedHeaders=[a-z0-9;-]*host;[a-z0-9;-]*x-amz-date[a-z0-9;-]*, Signature=[0-9a-f]{64}$`;
  const hash = headers['x-amz-content-sha256'];
  const isBody = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex');
  return (
    /^\d{8}T\d{6}Z$/.test(String(headers['x-amz-date'])) &&
    isBody &&
    new RegExp(form).test(headers.authorization ?? '')
  );
}
