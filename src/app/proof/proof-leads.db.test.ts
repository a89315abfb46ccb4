import { expect, it } from 'vitest';
import { addAccount, bearer, tokenOf } from '../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { contactForm, openTestSite } from '../../../tests/test-site.ts';

eachEngine('a lead of a proof', (engine) => {
  it('is stored and taken back: no row, no revision, no delivery, no mail', async () => {
    const site = await openTestSite(engine);
    const headers = bearer(await tokenOf(site, await addAccount(site)));
    const lists = async () =>
      Promise.all(
        ['/api/leads', '/api/dashboard', '/api/deliveries', '/api/quarantine'].map(async (path) => {
          const answer = await site.get(path, headers);
          return JSON.stringify((await answer.json()).data, (key, value) => (/at$/i.test(key) ? 0 : value));
        }),
      );
    const before = [await lists(), await site.stores.leads.count(), await site.stores.mails.counts()];
    const mark = site.ports.proofMarks.make();
    const answer = await site.post('/api/contact/submit', contactForm, { 'x-proof': mark });
    expect([answer.status, (await answer.json()).data?.id]).toEqual([201, 'proof-stored']);
    const spam = await site.post(
      '/api/contact/submit',
      { ...contactForm, filledInMs: 10 },
      { 'x-proof': mark },
    );
    expect((await spam.json()).data?.id).toBe('proof-quarantined');
    expect([await lists(), await site.stores.leads.count(), await site.stores.mails.counts()]).toEqual(
      before,
    );
    await site.close();
  });

  it('with the mark of another site is a lead like any other, which is erased by its address', async () => {
    const site = await openTestSite(engine);
    const email = 'preuve+x@example.com';
    const headers = { 'x-proof': `x.${Date.now()}.forged` };
    const answer = await site.post('/api/contact/submit', { ...contactForm, email }, headers);
    expect((await answer.json()).data?.id).not.toBe('proof-stored');
    expect(await site.stores.leads.count()).toBe(1);
    expect(await site.stores.leads.eraseProofs(email)).toBe(1);
    expect(await site.stores.leads.eraseProofs(email)).toBe(0);
    expect(await site.stores.leads.count()).toBe(0);
    await site.close();
  });
});
