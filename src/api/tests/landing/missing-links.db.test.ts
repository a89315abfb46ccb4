import { expect, it } from 'vitest';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import { openLanding } from '../../../../tests/landing/landing.ts';
import { landingContent } from '../../../../tests/landing/landing-content.ts';
import { openTestSite } from '../../../../tests/test-site.ts';
import { announceMissingLinks } from '../../../app/reminder/announce-missing-links.ts';

const HOUR = 3_600_000;
/** Midnight in Paris. */
const RELEASE = Date.parse('2027-01-22T00:00:00+01:00');

eachEngine('the links that a page lacks before its release', (engine) => {
  it('are mailed to the agency once, in the last 24 hours, with the number of fans who chose them', async () => {
    let now = RELEASE - 10 * 24 * HOUR;
    const site = await openTestSite(engine, { clock: { now: () => now } });
    const desk = await openLanding(site);
    const { shared, ...content } = landingContent('Nova');
    const { id } = await desk.online('Nova', { ...content, shared: { ...shared, releaseAt: RELEASE } });
    const { liveLandings, mails, mailSettings, reminders } = site.ports;
    await liveLandings.refresh();
    const settings = mailSettings.mail();
    mailSettings.mail = () => ({
      ...settings,
      notify: { ...settings.notify, to: 'lea@agency.example', locale: 'fr' },
    });
    const platforms = [
      { platform: 'tidal', count: 1 },
      { platform: 'spotify', count: 7 },
      { platform: '', count: 3 },
    ];
    const summary = await reminders.summary(id);
    reminders.summary = async () => ({ ...summary, platforms });
    const subjects = async () => (await mails.latest(10)).map(({ subject }) => subject);

    now = RELEASE - 24 * HOUR - 1;
    await announceMissingLinks(site.ports);
    expect(await subjects()).toEqual([]);
    now = RELEASE - 24 * HOUR;
    await Promise.all([announceMissingLinks(site.ports), announceMissingLinks(site.ports)]);
    now += HOUR;
    await announceMissingLinks(site.ports);
    expect(await subjects()).toEqual([
      '«\u00a0Nova\u00a0» sort dans moins de 24\u00a0heures\u00a0: il manque un lien',
    ]);
    const [mail] = await mails.claim({ now, leaseMs: 1000, limit: 1 });
    expect(mail?.text).toContain('1 fan a choisi Tidal');
    expect(mail?.text).toContain(`/admin/dashboard/landing-pages/${id}`);
    expect(mail?.text).not.toContain('Spotify');
    now = RELEASE;
    await announceMissingLinks(site.ports);
    expect(await subjects()).toHaveLength(1);
    await site.close();
  });
});
