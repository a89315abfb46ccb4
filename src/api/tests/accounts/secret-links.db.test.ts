import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addAccount, newAddress, postFrom } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry, campaignDraft } from '../../../../tests/factories.ts';
import { type LandingDesk, openLanding } from '../../../../tests/landing/landing.ts';
import { openModeration, reviewForm } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { sendPasswordLink } from '../../../app/account/password-links.ts';
import { openReport } from '../../../app/campaign/share-report.ts';
import { openPixelsLink } from '../../../app/landing/artist-pixel-link.ts';
import { openLandingPreview } from '../../../app/landing/preview-landing.ts';
import { openFigures } from '../../../app/landing/share-figures.ts';
import type { PasswordLink } from '../../../app/ports/password-links.ts';
import type { SecretLinkPart } from '../../../app/ports/secret-links.ts';
import { INVITATION_DAYS } from '../../../domain/review/invitation.ts';

/** Every kind of secret link. The types name the kinds, so that a new kind must be added here. */
type Kind = SecretLinkPart | PasswordLink['kind'] | 'review';

interface Made {
  code: string;
  /** Revokes the link, or replaces it by a new one. */
  revoke(): Promise<unknown>;
  /** Deletes the record that the link opens; absent: the link stays valid without the record. */
  remove?(): Promise<unknown>;
}

interface LinkKind {
  /** Validity of the link, in milliseconds. */
  ms: number;
  make(): Promise<Made>;
  /** Whether a code is valid. Kinds with the same door accept each other's codes. */
  door: { opens(code: string): Promise<boolean> };
  /** Uses a code, and returns whether that worked; absent: the link can be used until it expires. */
  use?(code: string): Promise<boolean>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

eachEngine('secret links', (engine) => {
  let site: TestSite;
  let desk: LandingDesk;
  let moderation: Awaited<ReturnType<typeof openModeration>>;
  const time = { skipped: 0 };
  beforeAll(async () => {
    site = await openTestSite(engine, { clock: { now: () => Date.now() + time.skipped } });
    desk = await openLanding(site);
    moderation = await openModeration(site);
  });
  afterEach(() => {
    time.skipped = 0;
  });
  afterAll(() => site.close());

  /** Calls the API as an administrator; returns the data of the response. */
  const ask = async (method: string, path: string, body?: object) => {
    const response = await site.send(method, `/api${path}`, body, desk.headers, newAddress());
    expect([path, response.status < 300]).toEqual([path, true]);
    return (await response.json()).data;
  };
  const codeIn = (url: string) => /[\w-]+$/.exec(url)?.[0] ?? '';
  const succeeds = async (path: string, body: object) =>
    (await postFrom(site, newAddress(), `/api${path}`, body)).status < 300;
  const setPassword = (code: string) =>
    succeeds('/auth/password-link/use', { code, password: 'a melody that nobody hums', name: 'Max' });
  const passwordDoor = { opens: (code: string) => succeeds('/auth/password-link/read', { code }) };
  const landingLink = (links: string) => async (): Promise<Made> => {
    const page = await desk.create();
    const { url } = await ask('POST', `/landing-pages/${page}/${links}`, { locale: 'fr' });
    return {
      code: codeIn(url),
      revoke: () => ask('DELETE', `/landing-pages/${page}/${links}`),
      remove: () => ask('DELETE', `/landing-pages/${page}`),
    };
  };

  const kinds: Record<Kind, LinkKind> = {
    draft: {
      ms: 14 * DAY,
      make: landingLink('previews'),
      door: { opens: async (code) => (await openLandingPreview(site.ports, code, 'fr')) !== undefined },
    },
    figures: {
      ms: 90 * DAY,
      make: landingLink('figure-links'),
      door: { opens: async (code) => (await openFigures(site.ports, code, 'fr')) !== undefined },
    },
    pixels: {
      ms: DAY,
      make: landingLink('artist-pixels/links'),
      door: { opens: async (code) => typeof (await openPixelsLink(site.ports, code, 'fr')) === 'object' },
      use: (code) =>
        succeeds('/artist-pixels', { code, metaPixel: '123456789012345', tiktokPixel: '', locale: 'fr' }),
    },
    report: {
      ms: 90 * DAY,
      async make() {
        const { id } = await ask('POST', '/campaigns', campaignDraft);
        const { url } = await ask('POST', `/campaigns/${id}/report-links`, { locale: 'fr' });
        return {
          code: codeIn(url),
          revoke: () => ask('DELETE', `/campaigns/${id}/report-links`),
          remove: () => ask('DELETE', `/campaigns/${id}`),
        };
      },
      door: { opens: async (code) => (await openReport(site.ports, code)) !== undefined },
    },
    password: {
      ms: HOUR,
      async make() {
        const account = await addAccount(site);
        const next = vi.spyOn(site.ports.landingCodes, 'next');
        const another = async () => {
          await sendPasswordLink(site.ports, account.email, 'fr', 'request');
          return String(next.mock.results.at(-1)?.value);
        };
        return {
          code: await another(),
          revoke: async () => setPassword(await another()),
          remove: () => site.stores.accounts.disable(account.id, auditEntry({ action: 'account_disabled' })),
        };
      },
      door: passwordDoor,
      use: setPassword,
    },
    invitation: {
      ms: 7 * DAY,
      async make() {
        const email = `${newAddress()}@example.com`;
        const { link } = await ask('POST', '/accounts', { email, name: 'Max', role: 'sales', locale: 'fr' });
        const id = (await site.stores.accounts.byEmail(email))?.id;
        return {
          code: codeIn(link),
          revoke: () => ask('POST', `/accounts/${id}/invitation`),
          remove: () => ask('DELETE', `/accounts/${id}/invitation`),
        };
      },
      door: passwordDoor,
      use: setPassword,
    },
    review: {
      ms: INVITATION_DAYS * DAY,
      async make() {
        const { id, code } = await moderation.invite();
        return { code, revoke: () => ask('DELETE', `/review-invitations/${id}`) };
      },
      door: {
        async opens(code) {
          const path = `/api/review-invitations/${encodeURIComponent(code)}/state`;
          const response = await site.send('GET', path, undefined, {}, newAddress());
          return response.status === 200 && (await response.json()).data.state === 'open';
        },
      },
      use: (code) => succeeds('/reviews', { ...reviewForm, code }),
    },
  };

  describe.each(Object.entries(kinds))('to a %s', (name, { ms, make, door, use }) => {
    const expectClosed = async (code: string) => {
      expect([name, code, await door.opens(code)]).toEqual([name, code, false]);
      if (use) expect([name, code, await use(code)]).toEqual([name, code, false]);
    };

    it('opens a link any number of times until it is used, and never after', async () => {
      const { code } = await make();
      expect([await door.opens(code), await door.opens(code)]).toEqual([true, true]);
      if (!use) return;
      expect(await use(code)).toBe(true);
      await expectClosed(code);
    });

    it('opens a link until it expires', async () => {
      const { code } = await make();
      time.skipped = ms - 60_000;
      expect(await door.opens(code)).toBe(true);
      time.skipped = ms;
      await expectClosed(code);
    });

    it('refuses a revoked link', async () => {
      const { code, revoke } = await make();
      const other = await make();
      await revoke();
      await expectClosed(code);
      expect(await door.opens(other.code)).toBe(true);
    });

    it('refuses a link whose record was deleted, unless the link stays valid without it', async () => {
      const { code, remove } = await make();
      await remove?.();
      if (remove) await expectClosed(code);
      else expect(await door.opens(code)).toBe(true);
    });

    it('refuses a code that was never issued', async () => {
      await make();
      for (const code of ['a'.repeat(22), '22222222', 'x', '\u0000', 'x'.repeat(5000)])
        await expectClosed(code);
    });

    it('refuses the code of another kind of link', async () => {
      for (const other of Object.values(kinds)) {
        if (other.door === door) continue;
        const { code } = await other.make();
        await expectClosed(code);
        expect(await other.door.opens(code)).toBe(true);
      }
    });
  });
});
