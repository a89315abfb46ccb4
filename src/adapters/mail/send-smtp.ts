import type { ConnectionOptions } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { withAsciiDomain } from '../../domain/account/email.ts';
import type { MailFailure, MailOutcome } from '../../domain/mail/retry.ts';
import type { SmtpServer } from '../../domain/mail/settings.ts';

export interface SmtpPatience {
  /** Time limit in milliseconds for a message, from the resolution of the server's name to its last response. */
  deadlineMs: number;
  /** Milliseconds without a message after which a connection is closed: a queue that is empty needs none. */
  idleMs?: number;
  /** Certificates that tests trust besides the usual authorities. */
  tls?: ConnectionOptions;
}

/** A message, ready to be sent. */
export interface SmtpMessage {
  envelope: { from: string; to: string };
  message: Buffer;
}

/** A connection that is signed in. It serves one message at a time. */
interface OpenConnection {
  connection: SMTPConnection;
  /** Whether the server accepts letters that are not ASCII before the sign (SMTPUTF8, RFC 6531). */
  takesAccents: boolean;
  openedAt: number;
  messages: number;
}

/** A connection serves at most this many messages, and for this time in milliseconds; then the server may want another. */
const [MOST_MESSAGES, MOST_MS] = [100, 30_000];
const IDLE_MS = 2000;

/**
 * Creates the sender of messages to servers. A connection that is free is used again by the next message to the same server, since
 * encryption and sign-in take longer than the message. After a refusal of the message it is reset.
 * @param ownName the name by which the site greets the server
 */
export function createSmtpSender(ownName: string, { deadlineMs, idleMs = IDLE_MS, tls }: SmtpPatience) {
  /** The free connections by server, settings included, so that a corrected password takes effect at once. */
  const free = new Map<string, OpenConnection[]>();

  function take(key: string): OpenConnection | undefined {
    const open = free.get(key)?.pop();
    return open;
  }

  function keep(key: string, open: OpenConnection): void {
    const age = Date.now() - open.openedAt;
    if (open.messages >= MOST_MESSAGES || age >= MOST_MS) {
      open.connection.quit();
      return;
    }
    const waiting = free.get(key) ?? [];
    free.set(key, [...waiting, open]);
    const leave = () => {
      const left = (free.get(key) ?? []).filter((one) => one !== open);
      free.set(key, left);
    };
    open.connection.once('end', leave);
    setTimeout(() => {
      if (!free.get(key)?.includes(open)) return;
      leave();
      open.connection.quit();
      // A server that does not answer the farewell keeps no connection open.
      setTimeout(() => open.connection.close(), idleMs).unref();
    }, idleMs).unref();
  }

  /**
   * Makes one attempt, on a free connection or a new one. Never rejects, and ends at the deadline in any case: a server that
   * continues to send one byte a second cannot keep the connection open. Domains are sent in ASCII, since few servers take others.
   * @param mail `undefined`: a new connection ends after the sign-in
   */
  return async (server: SmtpServer, mail: SmtpMessage | undefined): Promise<MailOutcome> => {
    const key = JSON.stringify(server);
    const used = mail && take(key);
    if (used) {
      const again = await attempt(used);
      // The server may have closed it meanwhile; the identifier of the message lets a receiver drop a repetition.
      if (again.kind !== 'failed' || again.reason !== 'connection') return again;
    }
    return attempt(undefined);

    function attempt(present: OpenConnection | undefined): Promise<MailOutcome> {
      const connection =
        present?.connection ?? connectionTo(server, ownName, { deadlineMs, ...(tls && { tls }) });
      return new Promise((resolve) => {
        let isOver = false;
        const settle = (outcome: MailOutcome, left?: OpenConnection) => {
          if (isOver) return;
          isOver = true;
          clearTimeout(deadline);
          if (left) keep(key, left);
          else connection.close();
          resolve(outcome);
        };
        const fail = (error: unknown) => settle(failureOf(error));
        const deadline = setTimeout(
          () => settle({ kind: 'failed', reason: 'timeout', status: null }),
          deadlineMs,
        );
        // The listener stays: an error after the end must not end the process.
        connection.on('error', fail);
        const send = (open: OpenConnection) => {
          if (!mail) return settle({ kind: 'sent' });
          const [from, to] = [withAsciiDomain(mail.envelope.from), withAsciiDomain(mail.envelope.to)];
          if (!open.takesAccents && /[^\p{ASCII}]/u.test(from + to))
            return settle({ kind: 'failed', reason: 'accents', status: null });
          const left = { ...open, messages: open.messages + 1 };
          connection.send({ from, to: [to] }, mail.message, (error) => {
            if (!error) return settle({ kind: 'sent' }, left);
            const outcome = failureOf(error);
            if (outcome.kind !== 'failed' || outcome.reason !== 'refused') return fail(error);
            connection.reset((stuck) => settle(outcome, stuck ? undefined : left));
          });
        };
        if (present) return send(present);
        connection.connect((error) => {
          if (error) return fail(error);
          // The response to EHLO lists what the server can do.
          const takesAccents = /[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse));
          const open = { connection, takesAccents, openedAt: Date.now(), messages: 0 };
          if (server.user === null) return send(open);
          const credentials = { user: server.user, pass: server.password ?? '' };
          connection.login({ ...credentials, credentials }, (refused) =>
            refused ? fail(refused) : send(open),
          );
        });
      });
    }
  };
}

const connectionTo = (server: SmtpServer, ownName: string, { deadlineMs, tls }: SmtpPatience) =>
  new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    name: ownName,
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    dnsTimeout: deadlineMs,
    socketTimeout: deadlineMs,
    socketCloseTimeout: 0,
    maxResponseSize: 64 * 1024,
    logger: false,
    tls: { minVersion: 'TLSv1.2', ...tls },
  });

const reasons: Record<string, MailFailure> = {
  ETIMEDOUT: 'timeout',
  ETLS: 'encryption',
  EREQUIRETLS: 'encryption',
  EAUTH: 'credentials',
  ENOAUTH: 'credentials',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
};

/** Returns the reason and the status, never the error's text: a server repeats addresses in it. */
function failureOf(error: unknown): MailOutcome {
  const { code, originalCode, responseCode } = error as {
    code?: unknown;
    originalCode?: unknown;
    responseCode?: unknown;
  };
  const status = typeof responseCode === 'number' ? responseCode : null;
  const said = (words: RegExp) =>
    [code, originalCode].some((name) => typeof name === 'string' && name !== 'ETLS' && words.test(name));
  const known = typeof code === 'string' ? reasons[code] : undefined;
  const reason = said(/CERT|LEAF_SIGNATURE/)
    ? 'certificate'
    : said(/SSL|TLS/)
      ? 'encryption'
      : (known ?? (status === null ? 'connection' : 'refused'));
  return { kind: 'failed', reason, status };
}
