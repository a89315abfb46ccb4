import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOON } from '../../../tests/factories.ts';
import {
  ofAnotherServer,
  readMail,
  SMTP_PASSWORD,
  startMailReceiver,
  trusted,
  USER,
} from '../../../tests/mail-receiver.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import type { MailSettings, SmtpServer } from '../../domain/mail/settings.ts';
import { createMailer } from './create-mailer.ts';
import { createKeptMails } from './kept-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mdmc-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const mail = {
  id: 'mail-1',
  to: 'lea@example.com',
  subject: 'Nouvelle simulation · 1 500 €',
  text: 'Bonjour,\n\nun prospect est là : ça marche.\n',
  createdAt: NOON,
};
const settings = (smtp: SmtpServer | null, sender = 'agency@example.com'): MailSettings => ({
  smtp,
  sender,
  senderName: 'MDMC',
  perSecond: 5,
  notify: { to: null, events: [], locale: 'fr' },
});
const server = (port: number, changes: Partial<SmtpServer> = {}): SmtpServer => ({
  host: 'localhost',
  port,
  security: 'starttls',
  user: USER,
  password: SMTP_PASSWORD,
  ...changes,
});
const mailer = (deadlineMs = 4000, idleMs = 60) =>
  createMailer({ folder, host: 'site.example', log, deadlineMs, idleMs, tls: trusted });
const sendTo = (smtp: SmtpServer, changes: Partial<typeof mail> = {}, deadlineMs?: number) =>
  mailer(deadlineMs).send({ ...mail, ...changes }, settings(smtp));

describe('a mailer with a server', () => {
  it('encrypts before it signs in, and sends one message with its headers and its text', async () => {
    await using receiver = await startMailReceiver();
    expect(await sendTo(server(receiver.port))).toEqual({ kind: 'sent' });
    expect(receiver.received).toHaveLength(1);
    const [got] = receiver.received;
    expect(got).toMatchObject({
      from: 'agency@example.com',
      to: ['lea@example.com'],
      secure: true,
      user: USER,
    });
    expect(got?.raw).toMatch(/^From: MDMC <agency@example.com>\r$/m);
    expect(got?.raw).toMatch(/^To: lea@example.com\r$/m);
    expect(got?.raw).toMatch(/^Message-ID: <mail-1@site.example>\r$/im);
    expect(got?.raw).toMatch(/^Date: Mon, 02 Nov 2026 12:00:00 \+0000\r$/m);
    expect(readMail(got?.raw ?? '').text).toContain('un prospect est là : ça marche.');
  });

  it('encrypts from the first byte when the settings say so', async () => {
    await using receiver = await startMailReceiver({ secure: true });
    expect(await sendTo(server(receiver.port, { security: 'tls' }))).toEqual({ kind: 'sent' });
    expect(receiver.received[0]?.secure).toBe(true);
  });

  it('sends without encryption and without signing in when the settings say so', async () => {
    await using receiver = await startMailReceiver();
    const open = server(receiver.port, { security: 'none', user: null, password: null });
    expect(await sendTo(open)).toEqual({ kind: 'sent' });
    expect(receiver.received[0]?.secure).toBe(false);
  });

  it('sends nothing to a server that cannot encrypt', async () => {
    const said = vi.fn();
    await using receiver = await startMailReceiver({
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      onAuth: said,
    });
    expect(await sendTo(server(receiver.port))).toEqual({
      kind: 'failed',
      reason: 'encryption',
      status: expect.toSatisfy((status: unknown) => status === null || typeof status === 'number'),
    });
    expect([receiver.received.length, said.mock.calls.length]).toEqual([0, 0]);
  });

  it('sends nothing to a server whose certificate has no known issuer', async () => {
    await using receiver = await startMailReceiver();
    const strict = createMailer({ folder, host: 'site.example', log, deadlineMs: 4000 });
    expect(await strict.send(mail, settings(server(receiver.port)))).toMatchObject({ reason: 'certificate' });
    await using direct = await startMailReceiver({ secure: true });
    const tls = server(direct.port, { security: 'tls' });
    expect(await strict.send(mail, settings(tls))).toMatchObject({ reason: 'certificate' });
    expect([...receiver.received, ...direct.received]).toEqual([]);
  });

  it('sends nothing to a server whose certificate names another server', async () => {
    await using receiver = await startMailReceiver(ofAnotherServer);
    expect(await sendTo(server(receiver.port))).toMatchObject({ reason: 'certificate' });
    await using direct = await startMailReceiver({ ...ofAnotherServer, secure: true });
    expect(await sendTo(server(direct.port, { security: 'tls' }))).toMatchObject({ reason: 'certificate' });
    expect([...receiver.received, ...direct.received]).toEqual([]);
  });

  it('reports missing encryption when the server does not speak TLS on a port for TLS', async () => {
    await using receiver = await startMailReceiver();
    const tls = server(receiver.port, { security: 'tls' });
    expect(await sendTo(tls)).toEqual({ kind: 'failed', reason: 'encryption', status: null });
  });

  it('sends many messages over few connections, also after a refused recipient', async () => {
    let connections = 0;
    await using receiver = await startMailReceiver({
      closeTimeout: 10,
      onConnect(_session, done) {
        connections += 1;
        done();
      },
      onRcptTo({ address }, _session, done) {
        done(address.startsWith('gone') ? Object.assign(new Error('no such'), { responseCode: 550 }) : null);
      },
    });
    const sender = mailer(4000, 60_000);
    const to = (address: string, id: string) =>
      sender.send({ ...mail, id, to: address }, settings(server(receiver.port)));
    for (let count = 0; count < 5; count++) await to('lea@example.com', `m${count}`);
    expect(await to('gone@example.com', 'm5')).toEqual({ kind: 'failed', reason: 'refused', status: 550 });
    expect(await to('lea@example.com', 'm6')).toEqual({ kind: 'sent' });
    expect([connections, receiver.received.length]).toEqual([1, 6]);
    const two = await Promise.all([to('lea@example.com', 'm7'), to('lea@example.com', 'm8')]);
    expect([two.map(({ kind }) => kind), connections]).toEqual([['sent', 'sent'], 2]);
  });

  it('opens another connection when the server has closed the free one, and one for other settings', async () => {
    const sender = mailer(4000, 60_000);
    const first = await startMailReceiver({ closeTimeout: 1 });
    expect(await sender.send(mail, settings(server(first.port)))).toEqual({ kind: 'sent' });
    await first.close();
    expect(await sender.send(mail, settings(server(first.port)))).toMatchObject({ reason: 'connection' });
    await using receiver = await startMailReceiver({ closeTimeout: 10 });
    await sender.send(mail, settings(server(receiver.port)));
    const wrong = server(receiver.port, { password: 'wrong' });
    expect(await sender.send(mail, settings(wrong))).toMatchObject({ reason: 'credentials' });
  });

  it('proves the sign-in without a message', async () => {
    await using receiver = await startMailReceiver();
    const prove = (smtp: ReturnType<typeof server>) => mailer().prove(settings(smtp));
    expect(await prove(server(receiver.port))).toEqual({ kind: 'sent' });
    expect(await prove(server(receiver.port, { password: 'wrong' }))).toMatchObject({
      reason: 'credentials',
    });
    expect(receiver.received).toEqual([]);
    expect(await mailer().prove(settings(null))).toEqual({ kind: 'kept' });
  });

  it('reports a wrong password without the text of the server', async () => {
    await using receiver = await startMailReceiver();
    const outcome = await sendTo(server(receiver.port, { password: 'wrong' }));
    expect(outcome).toEqual({ kind: 'failed', reason: 'credentials', status: 535 });
    expect(JSON.stringify([outcome, log.error.mock.calls])).not.toContain('secret@example.com');
  });

  it.each([
    [550, 'onRcptTo'],
    [451, 'onRcptTo'],
    [553, 'onMailFrom'],
  ] as const)('reports a refusal with its status %d', async (responseCode, step) => {
    await using receiver = await startMailReceiver({
      [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error('5.1.1 <lea@example.com>: unknown'), { responseCode })),
    });
    expect(await sendTo(server(receiver.port))).toEqual({
      kind: 'failed',
      reason: 'refused',
      status: responseCode,
    });
  });

  it('reports a server that does not listen', async () => {
    const receiver = await startMailReceiver();
    await receiver.close();
    expect(await sendTo(server(receiver.port))).toEqual({
      kind: 'failed',
      reason: 'connection',
      status: null,
    });
  });
});

/** Runs `act` with a fake server, which passes its connections to `serve`; then expects all of them to be closed. */
async function withServer(
  serve: (socket: Socket) => void,
  act: (port: number) => Promise<void>,
): Promise<void> {
  const sockets = new Set<Socket>();
  const fake = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    serve(socket);
  });
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
  try {
    await act((fake.address() as AddressInfo).port);
    await vi.waitFor(() => expect(sockets.size).toBe(0));
  } finally {
    for (const socket of sockets) socket.destroy();
    fake.close();
  }
}

describe('a mailer with an accented address', () => {
  /** Sends to a server that offers these extensions, and returns the outcome with the lines that the server received. */
  async function sendWith(extensions: readonly string[], to: string, sender?: string) {
    const lines: string[] = [];
    let outcome: unknown;
    const hello = ['localhost', ...extensions].map(
      (line, i) => `250${i < extensions.length ? '-' : ' '}${line}`,
    );
    const serve = (socket: Socket) => {
      let inText = false;
      socket.setEncoding('utf8').write('220 localhost\r\n');
      socket.on('data', (data) => {
        for (const line of String(data).trimEnd().split('\r\n')) {
          lines.push(line);
          if (inText && line !== '.') continue;
          inText = line === 'DATA';
          const answer = inText ? ['354 go on'] : line.startsWith('EHLO') ? hello : ['250 done'];
          socket.write(`${answer.join('\r\n')}\r\n`);
        }
      });
    };
    await withServer(serve, async (port) => {
      const plain = server(port, { security: 'none', user: null, password: null });
      outcome = await mailer().send({ ...mail, to }, settings(plain, sender));
    });
    return { outcome, lines };
  }

  it('writes its domain in ASCII, also to a server without SMTPUTF8 and 8BITMIME', async () => {
    const { outcome, lines } = await sendWith([], 'contact@café-concert.fr', 'agence@exämple.com');
    expect(outcome).toEqual({ kind: 'sent' });
    expect(lines).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<agence@xn--exmple-cua.com>',
        'RCPT TO:<contact@xn--caf-concert-dbb.fr>',
        'To: contact@xn--caf-concert-dbb.fr',
      ]),
    );
    expect(lines.join('')).not.toMatch(/[^\p{ASCII}]/u);
  });

  it('sends letters before the sign to a server with SMTPUTF8, and reports `accents` of any other', async () => {
    const to = 'zoé@café-concert.fr';
    const able = await sendWith(['SMTPUTF8', '8BITMIME'], to);
    expect(able.outcome).toEqual({ kind: 'sent' });
    expect(able.lines).toContain('RCPT TO:<zoé@xn--caf-concert-dbb.fr>');
    const other = await sendWith(['8BITMIME'], to);
    expect(other.outcome).toEqual({ kind: 'failed', reason: 'accents', status: null });
    expect(other.lines.filter((line) => !line.startsWith('EHLO'))).toEqual([]);
  });
});

describe('a mailer with a misbehaving server', () => {
  const open = { security: 'none', user: null } as const;

  it('gives up in time and closes the connection when the server stays silent', async () => {
    await withServer(
      () => {},
      async (port) => {
        expect(await sendTo(server(port, open), {}, 400)).toMatchObject({ reason: 'timeout' });
      },
    );
  });

  it('gives up in time when the server sends one byte at a time', async () => {
    await withServer(
      (socket) => {
        socket.write('220-');
        const timer = setInterval(() => socket.write('.'), 50);
        socket.on('close', () => clearInterval(timer));
      },
      async (port) => {
        expect(await sendTo(server(port, open), {}, 500)).toMatchObject({ kind: 'failed' });
      },
    );
  });

  it('reports a connection failure when the server hangs up in the middle', async () => {
    await withServer(
      (socket) => {
        socket.write('220 here\r\n');
        socket.once('data', () => socket.destroy());
      },
      async (port) => {
        expect(await sendTo(server(port, open))).toMatchObject({ kind: 'failed', reason: 'connection' });
      },
    );
  });
});

describe('a text that imitates a header or a command', () => {
  it('adds no header as a subject or as the name of the sender', async () => {
    await using receiver = await startMailReceiver();
    const subject = 'Salut\r\nBcc: victim@example.com\r\n\r\nautre texte';
    await mailer().send(
      { ...mail, subject },
      { ...settings(server(receiver.port)), senderName: 'MDMC\r\nX-Evil: 1' },
    );
    const head = receiver.received[0]?.raw.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^(Bcc|X-Evil):/im);
    expect(receiver.received[0]?.to).toEqual(['lea@example.com']);
  });

  it.each([
    'lea@example.com\r\nRCPT TO:<victim@example.com>',
    'lea@example.com, victim@example.com',
    'lea@example.com>\r\nDATA',
    '<lea@example.com>',
    '"a b"@example.com',
    'group:lea@example.com;',
    'nobody',
    '',
  ])('is rejected as an address: %j', async (to) => {
    await using receiver = await startMailReceiver();
    expect(await sendTo(server(receiver.port), { to })).toEqual({
      kind: 'failed',
      reason: 'address',
      status: null,
    });
    expect(receiver.received).toEqual([]);
  });

  it('is rejected as the address of the sender', async () => {
    const sender = 'agency@example.com\r\nRCPT TO:<victim@example.com>';
    expect(await mailer().send(mail, settings(null, sender))).toMatchObject({ reason: 'address' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a mailer without a server', () => {
  it('keeps the same text in a file that only its owner can read', async () => {
    await using receiver = await startMailReceiver();
    expect(await mailer().send(mail, settings(null))).toEqual({ kind: 'kept' });
    const [name = '', ...others] = readdirSync(folder);
    expect([name, others]).toEqual(['2026-11-02T12-00-00-000Z-mail-1.eml', []]);
    const file = path.join(folder, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await sendTo(server(receiver.port));
    expect(receiver.received[0]?.raw).toBe(readFileSync(file, 'utf8'));
  });

  it('keeps files that `forget` deletes by time, partial files included', async () => {
    for (const [id, createdAt] of [
      ['old', NOON - 1],
      ['new', NOON],
    ] as const)
      await mailer().send({ ...mail, id, createdAt }, settings(null));
    for (const name of ['2026-10-01T00-00-00-000Z-half.eml.partial', '2026-notes.txt'])
      writeFileSync(path.join(folder, name), '');
    await createKeptMails(folder).forget(NOON, NOON);
    expect(readdirSync(folder).sort()).toEqual(['2026-11-02T12-00-00-000Z-new.eml', '2026-notes.txt']);
    await createKeptMails(path.join(folder, 'absent')).forget(NOON, NOON);
  });

  it('keeps a file with a secret link that `forget` deletes by its own, shorter time', async () => {
    await mailer().send({ ...mail, id: 'plain' }, settings(null));
    await mailer().send({ ...mail, id: 'link', holdsLink: true }, settings(null));
    const kept = createKeptMails(folder);
    await kept.forget(NOON - 1, NOON);
    expect(readdirSync(folder)).toHaveLength(2);
    await kept.forget(NOON - 1, NOON + 1);
    expect(readdirSync(folder)).toEqual(['2026-11-02T12-00-00-000Z-plain.eml']);
  });

  it('keeps files that `erase` deletes by address, also with non-ASCII letters', async () => {
    const kept = createKeptMails(folder);
    const addresses = ['lea@example.com', 'Zoé@exämple.com', 'other@example.com'];
    for (const [id, to] of addresses.entries())
      await mailer().send({ ...mail, id: `m${id}`, to: normalizeEmail(to) }, settings(null));
    await kept.erase('lea@example.com');
    await kept.erase(normalizeEmail('Zoé@exämple.com'));
    expect(readdirSync(folder)).toEqual(['2026-11-02T12-00-00-000Z-m2.eml']);
    await createKeptMails(path.join(folder, 'absent')).erase('lea@example.com');
  });

  it('writes only into its folder', async () => {
    await mailer().send({ ...mail, id: '../../escape' }, settings(null));
    expect(readdirSync(folder)).toEqual(['2026-11-02T12-00-00-000Z-______escape.eml']);
  });

  it('reports a folder that cannot be written', async () => {
    const broken = createMailer({ folder: '/dev/null/mails', host: 'site.example', log });
    expect(await broken.send(mail, settings(null))).toEqual({ kind: 'failed', reason: 'file', status: null });
  });
});
