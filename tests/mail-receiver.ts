import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Reads a file of a self-signed certificate: for `localhost`, or for `mail.example`, which no test can reach by its name. */
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
/** The option that makes a client trust both certificates. */
export const trusted = { ca: [fixture('localhost.crt'), fixture('mail.example.crt')] };
/** The options of a server that shows the certificate of another server. */
export const ofAnotherServer = {
  key: fixture('mail.example.key'),
  cert: fixture('mail.example.crt'),
};

export const USER = 'agency';
export const SMTP_PASSWORD = 'a password of the tests';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  /** Whether the connection was encrypted. */
  secure: boolean;
  user: unknown;
}

export interface MailReceiver extends AsyncDisposable {
  port: number;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** Decodes a message to the text and the headers that a reader sees; header names are in lower case. */
export function readMail(raw: string): { headers: Record<string, string>; text: string } {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const encoding = headers['content-transfer-encoding'] ?? '7bit';
  const text = decodeBytes(body.join('\r\n\r\n').replaceAll('=\r\n', ''), encoding[0] ?? '');
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, decodeWords(value)])),
    text: text.replaceAll('\r\n', '\n'),
  };
}

/** Decodes the encoded words of a header (RFC 2047); a space between two encoded words is not part of the text. */
const decodeWords = (value: string) =>
  value
    .replaceAll(/\?= (?==\?utf-8\?)/gi, '?=')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      decodeBytes(word.replaceAll('_', ' '), encoding),
    );

/** @param encoding begins with q (quoted-printable) or b (base64); any other leaves the text as it is */
function decodeBytes(text: string, encoding: string): string {
  const kind = encoding.toLowerCase();
  if (kind === 'b') return Buffer.from(text, 'base64').toString();
  if (kind !== 'q') return text;
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** Starts a real SMTP server on this machine. By default it offers STARTTLS and accepts one user name and password. */
export async function startMailReceiver(options: SMTPServerOptions = {}): Promise<MailReceiver> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    key: fixture('localhost.key'),
    cert: fixture('localhost.crt'),
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const good = username === USER && password === SMTP_PASSWORD;
      done(good ? null : new Error(`no entry for ${username} <secret@example.com>`), { user: username });
    },
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          secure: session.secure,
          user: session.user,
        });
        done();
      });
    },
    ...options,
  });
  // Some tests close the connection early on purpose.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The SMTP server of a test did not start.');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: address.port, received, close, [Symbol.asyncDispose]: close };
}
