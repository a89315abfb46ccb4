import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import {
  type MailReceiver,
  readMail,
  SMTP_PASSWORD,
  startMailReceiver,
  USER,
} from '../../../../tests/mail-receiver.ts';
import { reviewForm } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';

/** The parts of the message to the author, by the language of the review. */
const letters = {
  fr: {
    subject: 'Votre avis n’a pas été publié',
    reason: 'L’avis parle d’une autre société : « Éclats & Cie » <à côté>.',
    says: [
      'Bonjour,',
      'vous avez laissé un avis sur le site Marque',
      'Motif\u00a0: l’avis ne parle pas d’une expérience avec nous',
      'Précision, telle que l’agence l’a écrite\u00a0: ',
    ],
  },
  en: {
    subject: 'Your review has not been published',
    reason: 'It names a person – that’s not ours to publish.',
    says: [
      'Hello,',
      'on the Marque website',
      'Our reason: the review is not about an experience with us.',
      'Details, as the agency wrote them: ',
    ],
  },
  es: {
    subject: 'Tu opinión no se ha publicado',
    reason: '¿Es otra compañía? Así no podemos publicarla.',
    says: [
      'Hola:',
      'opinión',
      'Nuestro motivo: la opinión no habla de una experiencia con nosotros.',
      'Detalle, tal como lo escribió la agencia: ',
    ],
  },
  pt: {
    subject: 'Sua avaliação não foi publicada',
    reason: 'A avaliação não fala de nós: é de outra agência.',
    says: [
      'Olá,',
      'avaliação',
      'Nosso motivo: a avaliação não fala de uma experiência com a gente.',
      'Detalhe, como a agência escreveu: ',
    ],
  },
};

eachEngine('the message about a rejected review', (engine) => {
  let site: TestSite;
  let receiver: MailReceiver;
  let token: string;
  /**
   * Milliseconds by which the site's clock is ahead: a message is sent after ten seconds, in which a moderator may
   * undo.
   */
  let ahead = 0;
  beforeAll(async () => {
    receiver = await startMailReceiver({ allowInsecureAuth: true });
    const clock = { now: () => Date.now() + ahead };
    const brand = { BRAND_NAME: 'Marque', CONTACT_EMAIL: 'contact@example.org' };
    site = await openTestSite(engine, { clock, pollMs: 20 }, brand);
    token = await tokenOf(site, await addAccount(site, { email: 'boss@example.net' }));
    const { password: _, ...mail } = (await (await call('GET', '/api/settings/mail')).json()).data;
    const saved = await call('PUT', '/api/settings/mail', {
      ...mail,
      ...{ host: '127.0.0.1', port: receiver.port, security: 'none' },
      ...{ user: USER, password: SMTP_PASSWORD, sender: 'site@example.org' },
    });
    expect(saved.status).toBe(200);
    site.worker.start();
  });
  afterAll(async () => {
    await receiver.close();
    await site.close();
  });

  const call = (method: string, path: string, body?: object) => site.send(method, path, body, bearer(token));
  const write = async (changes: object): Promise<string> =>
    (await (await call('POST', '/api/reviews', { ...reviewForm, ...changes })).json()).data.id;
  const decide = async (id: string, decision: object) =>
    expect((await call('PUT', `/api/reviews/${id}`, decision)).status).toBe(200);
  const counts = () => site.stores.mails.counts();
  /** A generous timeout, because a busy machine is slow. */
  const soon = { timeout: 5000 };

  it.each(Object.entries(letters))(
    'sends the message in %s to a real receiver, with the reason, only to the author of the review',
    async (locale, letter) => {
      const { subject, reason, says } = letter;
      const before = receiver.received.length;
      await write({ locale, email: `other-${locale}@example.com`, name: 'Une Autre' });
      const email = `author-${locale}@example.com`;
      await decide(await write({ locale, email, name: 'Zoé Not-Quoted' }), {
        status: 'rejected',
        ground: 'not_with_us',
        reason,
      });
      ahead += 10_000;
      await vi.waitFor(() => expect(receiver.received).toHaveLength(before + 1), soon);

      const got = receiver.received.at(-1);
      expect(got).toMatchObject({ from: 'site@example.org', to: [email], user: USER });
      const raw = got?.raw ?? '';
      // ASCII only, so that no mail server has to support another encoding.
      expect(raw).toMatch(/^\p{ASCII}*$/u);
      const message = readMail(raw);
      expect(message.headers).toMatchObject({
        from: 'Marque <site@example.org>',
        to: email,
        subject,
        'content-type': 'text/plain; charset=utf-8',
        'auto-submitted': 'auto-generated',
      });
      for (const part of [...says, reason]) expect(message.text).toContain(part);
      // The only addresses are those of the author, the sender and the agency's contact; no text of the form is quoted.
      expect(new Set(raw.replaceAll('=\r\n', '').match(/[\w.-]+@example\.\w+/g))).toEqual(
        new Set([email, 'site@example.org', 'contact@example.org']),
      );
      for (const typed of ['Not-Quoted', 'Autre', reviewForm.message])
        expect(message.text).not.toContain(typed);
      await vi.waitFor(async () => expect((await counts()).waiting).toBe(0), soon);
    },
  );

  it('sends no message when the decision is undone in time, nor without an address', async () => {
    const before = receiver.received.length;
    const reason = 'Une autre entreprise.';
    const taken = await write({});
    await decide(taken, { status: 'rejected', ground: 'not_with_us', reason });
    expect(await counts()).toMatchObject({ waiting: 1 });
    await decide(taken, { status: 'pending', from: 'rejected' });
    await decide(await write({ email: '' }), { status: 'rejected', ground: 'not_with_us', reason });
    expect(await counts()).toMatchObject({ waiting: 0 });
    // A message that is queued last arrives, and no other message was sent before it.
    ahead += 10_000;
    await decide(await write({ email: 'last@example.com' }), {
      status: 'rejected',
      ground: 'not_with_us',
      reason,
    });
    ahead += 10_000;
    await vi.waitFor(() => expect(receiver.received.at(-1)?.to).toEqual(['last@example.com']), soon);
    expect(receiver.received).toHaveLength(before + 1);
  });
});
