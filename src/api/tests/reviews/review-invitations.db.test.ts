import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAddress, postFrom } from '../../../../tests/accounts/accounts.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { auditEntry, campaign } from '../../../../tests/factories.ts';
import { problemOf } from '../../../../tests/refusals.ts';
import { type Moderation, openModeration, reviewForm } from '../../../../tests/reviews.ts';
import { openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import {
  type InvitationDto,
  InvitationPage,
  NewInvitation,
} from '../../../contracts/reviews/review-invitation.ts';
import { INVITATION_PATTERN } from '../../../domain/review/invitation.ts';
import { feedTexts } from '../../../i18n/feed-texts.ts';

const path = '/api/review-invitations';
const DAY = 86_400_000;

eachEngine('the review invitations API', (engine) => {
  let site: TestSite;
  let moderation: Moderation;
  let skipped = 0;
  beforeAll(async () => {
    const clock = { now: () => Date.now() + skipped };
    site = await openTestSite(engine, { clock }, { SITE_URL: 'https://example.com' });
    moderation = await openModeration(site);
  });
  afterAll(() => site.close());
  const call: Moderation['call'] = (...given) => moderation.call(...given);
  const stateOf = async (code: string) => (await (await site.get(`${path}/${code}/state`)).json()).data.state;
  const review = (code: string, changes = {}) =>
    site.post('/api/reviews', { ...reviewForm, code, ...changes });
  const list = async (query = '') =>
    InvitationPage.strict().parse((await (await call('GET', `${path}?${query}`)).json()).data);

  it('limits the invitations that are sent by mail, and not those that are only created', async () => {
    const limited = await openTestSite(engine, {}, { RATE_LIMIT_PER_MINUTE: '2' });
    const { headers } = await openModeration(limited);
    const address = newAddress();
    const invite = async (more: object) =>
      (await postFrom(limited, address, path, { client: 'Nova', ...more }, headers)).status;
    const mail = { email: 'nova@example.com', locale: 'fr' };
    const sent = [await invite({ mail }), await invite({ mail }), await invite({ mail })];
    expect(sent).toEqual([201, 201, 429]);
    expect([await invite({}), await invite({}), await invite({})]).toEqual([201, 201, 201]);
    await limited.close();
  });

  it('creates an invitation for a client by name, or for the artist of a campaign', async () => {
    const made = campaign({ artist: 'Éclats' });
    await site.stores.campaigns.create(made, auditEntry());
    const byName = NewInvitation.strict().parse(await moderation.invite({ client: ' Nova ', days: 7 }));
    expect(byName).toMatchObject({
      ...{
        client: 'Nova',
        campaign: null,
        campaignDeleted: false,
        state: 'open',
        usedAt: null,
        reviewId: null,
      },
      url: `https://example.com/review/${byName.code}`,
    });
    expect(byName.code).toMatch(INVITATION_PATTERN);
    expect(Date.parse(byName.expiresAt) - Date.parse(byName.createdAt)).toBe(7 * DAY);
    const byCampaign = await moderation.invite({ campaignId: made.id });
    const { id, artist, platform, startsOn, endsOn } = made;
    expect(byCampaign).toMatchObject({
      client: 'Éclats',
      campaign: { id, artist, platform, startsOn, endsOn },
      campaignDeleted: false,
    });
    expect(Date.parse(byCampaign.expiresAt) - Date.parse(byCampaign.createdAt)).toBe(30 * DAY);
    expect(await moderation.invite({ campaignId: made.id, client: 'Label' })).toMatchObject({
      client: 'Label',
    });
    expect((await list()).items.map(({ client }) => client)).toEqual(['Label', 'Éclats', 'Nova']);
    const { code: _code, url: _url, ...listed } = byCampaign;
    expect((await list()).items[1]).toEqual(listed);
    await site.stores.campaigns.remove(made.id, () => auditEntry());
    expect((await list()).items[0]).toMatchObject({
      client: 'Label',
      campaign: null,
      campaignDeleted: true,
    });
    // The audit log holds account and time, and never the code, which is a secret.
    const entries = (await site.stores.audit.latest(20)).filter(
      ({ action }) => action === 'invitation_created',
    );
    expect(entries).toHaveLength(3);
    expect(entries.every(({ actorId }) => actorId === moderation.account.id)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain(byName.code);
  });

  it('marks a review with a code as verified, stores the invited client, and accepts the code once', async () => {
    const { id, code } = await moderation.invite();
    expect(await stateOf(code)).toBe('open');
    const written = await review(code.toLowerCase());
    const { data } = await written.json();
    expect([written.status, data.verified]).toEqual([201, true]);
    expect(await moderation.find(data.id, 'pending')).toMatchObject({ verified: true, invited: 'Nova' });
    expect(await stateOf(code)).toBe('used');
    expect((await list('state=used')).items[0]).toMatchObject({ id, reviewId: data.id, state: 'used' });
    expect(await problemOf(await review(code))).toEqual([409, 'invitation_invalid']);
    await moderation.decide(data.id, { status: 'approved' });
    const shown = (await (await site.get('/api/reviews')).json()).data;
    expect(shown[0]).toMatchObject({ id: data.id, verified: true, source: feedTexts.platform('fr', 'site') });
  });

  it('stores one of five reviews with the same code at once, and returns 409 for the others', async () => {
    const { code } = await moderation.invite();
    const before = (await site.feeds.reviews.counts()).pending;
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await review(code)).status));
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect((await site.feeds.reviews.counts()).pending).toBe(before + 1);
  });

  it('returns 409 for a review with an expired, revoked or unknown code', async () => {
    const short = await moderation.invite({ client: 'Nova', days: 1 });
    skipped = DAY;
    expect(await stateOf(short.code)).toBe('expired');
    expect(await problemOf(await review(short.code))).toEqual([409, 'invitation_invalid']);
    // The session of the day before has expired, so the moderator signs in again.
    const today = await openModeration(site);
    const refused = await today.call('DELETE', `${path}/${short.id}`);
    expect(await problemOf(refused)).toEqual([409, 'invitation_invalid']);
    const { data } = await (await today.call('GET', `${path}?state=expired`)).json();
    expect(data.items.map(({ id }: InvitationDto) => id)).toContain(short.id);
    skipped = 0;
    moderation = await openModeration(site);
    const { id, code } = await moderation.invite();
    const revoked = await call('DELETE', `${path}/${id}`);
    expect([revoked.status, (await revoked.json()).data.state]).toEqual([200, 'revoked']);
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await stateOf(code)).toBe('revoked');
    expect(await problemOf(await review(code))).toEqual([409, 'invitation_invalid']);
    const entries = (await site.stores.audit.latest(20)).filter(
      ({ action }) => action === 'invitation_revoked',
    );
    expect(entries).toHaveLength(1);
    expect(await stateOf('22222222')).toBe('unknown');
    expect(await problemOf(await review('22222222'))).toEqual([409, 'invitation_invalid']);
  });

  it('returns the state `unknown` for any other text, and never the name of the client', async () => {
    for (const typed of ['a', 'x'.repeat(5000), '%00', '..%2f..', '%F0%9F%8E%B5', "1'%20or%20'1"]) {
      expect([typed, await stateOf(typed)]).toEqual([typed, 'unknown']);
    }
    const { code } = await moderation.invite({ client: 'Secret Client' });
    expect(await (await site.get(`${path}/${code}/state`)).text()).not.toContain('Secret');
  });

  it('returns 409 for the revocation of a used invitation, and 404 for that of an unknown one', async () => {
    const { id, code } = await moderation.invite();
    await review(code);
    expect(await problemOf(await call('DELETE', `${path}/${id}`))).toEqual([409, 'invitation_invalid']);
    for (const unknown of [code, '22222222', 'x']) {
      expect(await problemOf(await call('DELETE', `${path}/${unknown}`))).toEqual([404, 'not_found']);
    }
  });

  it('returns 422 for a wrong draft or query, and names the wrong field', async () => {
    const wrong: [object, string][] = [
      [{}, 'client'],
      [{ client: ' ' }, 'client'],
      [{ client: 'Nova', days: 0 }, 'days'],
      [{ client: 'Nova', days: 366 }, 'days'],
      [{ client: 'Nova', days: 1.5 }, 'days'],
      [{ campaignId: 'nothing' }, 'campaignId'],
      [{ client: 'Nova', campaignId: '\u0000' }, 'campaignId'],
    ];
    for (const [draft, field] of wrong) {
      const response = await call('POST', path, draft);
      const { fields } = await response.json();
      expect([draft, response.status, Object.keys(fields)]).toEqual([draft, 422, [field]]);
    }
    for (const query of ['state=unknown', 'page=0', 'pageSize=7']) {
      expect((await call('GET', `${path}?${query}`)).status).toBe(422);
    }
  });

  it('returns 429 when an address tries many codes, with the state or with reviews', async () => {
    const limited = await openTestSite(engine, { formLimits: { perMinute: 3, perHour: 100 } });
    const from = newAddress();
    const ask = () => limited.send('GET', `${path}/22222222/state`, undefined, {}, from);
    const post = () => postFrom(limited, from, '/api/reviews', { ...reviewForm, code: '22222222' });
    for (const guess of [ask, post]) {
      const answers: Response[] = [];
      for (let i = 0; i < 4; i += 1) answers.push(await guess());
      expect(answers.map(({ status }) => status === 429)).toEqual([false, false, false, true]);
      expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await limited.close();
  });
});
