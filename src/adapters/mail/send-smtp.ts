import type { ConnectionOptions } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { withAsciiDomain } from '../../domain/account/email.ts';
import type { MailFailure, MailOutcome } from '../../domain/mail/retry.ts';
import type { SmtpServer } from '../../domain/mail/settings.ts';

export interface SmtpPatience {
  /** Time limit in milliseconds for a message, from the resolution of the server's name to its last response. */
  deadlineMs: number;
  /** Certificates that tests trust besides the usual authorities. */
  tls?: ConnectionOptions;
}

interface Envelope {
  from: string;
  to: string;
}

/**
 * Sends one message to a server. Never rejects. The connection serves only this message and is destroyed at the end in
 * any case: a server that continues to send one byte a second cannot keep it open. Domains are sent in ASCII, since few
 * servers take others; other letters before the sign need a server with SMTPUTF8 (RFC 6531).
 * @param mail `undefined`: the connection ends after the sign-in
 * @param ownName the name by which the site greets the server
 */
export function sendSmtp(
  server: SmtpServer,
  mail: { envelope: Envelope; message: Buffer } | undefined,
  ownName: string,
  { deadlineMs, tls }: SmtpPatience,
): Promise<MailOutcome> {
  const connection = new SMTPConnection({
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
  return new Promise((resolve) => {
    const settle = (outcome: MailOutcome) => {
      clearTimeout(deadline);
      connection.close();
      resolve(outcome);
    };
    const fail = (error: unknown) => settle(failureOf(error));
    const deadline = setTimeout(
      () => settle({ kind: 'failed', reason: 'timeout', status: null }),
      deadlineMs,
    );
    // The listener stays: an error after the end must not end the process.
    connection.on('error', fail);
    const from = withAsciiDomain(mail?.envelope.from ?? '');
    const to = withAsciiDomain(mail?.envelope.to ?? '');
    const send = () => {
      if (!mail) return settle({ kind: 'sent' });
      connection.send({ from, to: [to] }, mail.message, (error) => {
        if (error) return fail(error);
        settle({ kind: 'sent' });
      });
    };
    connection.connect((error) => {
      if (error) return fail(error);
      // The response to EHLO lists what the server can do.
      const takesAccents = /[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse));
      if (!takesAccents && /[^\p{ASCII}]/u.test(from + to))
        return settle({ kind: 'failed', reason: 'accents', status: null });
      if (server.user === null) return send();
      const credentials = { user: server.user, pass: server.password ?? '' };
      connection.login({ ...credentials, credentials }, (refused) => (refused ? fail(refused) : send()));
    });
  });
}

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
