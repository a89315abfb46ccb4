import { setTimeout as sleep } from 'node:timers/promises';
import { RECEIPT_PATH } from '../../../src/domain/consent/receipt-path.ts';
import { type Locale, locales, localizePath } from '../../../src/domain/locale/locale.ts';
import { ERASE_MARK, eraseWords, OWN_DATA_PATH } from '../../../src/domain/own-data/own-data.ts';
import { fridaysOf } from '../../../src/domain/planner/fridays.ts';
import { releaseMonths } from '../../../src/domain/planner/inputs.ts';
import { QUESTION_FIELD } from '../../../src/domain/questions/question.ts';
import { LIST_BUTTON } from '../../../src/domain/reminder/reminder-address.ts';
import {
  ACCESSIBILITY_OBJECT,
  OBJECT_PARAMETER,
  REPORT_PATH,
} from '../../../src/domain/report/content-report.ts';
import { REVIEW_PATH } from '../../../src/domain/review/review-path.ts';
import { SPEND_PATH } from '../../../src/domain/spend/spend-request.ts';
import { agencyDay } from '../../../src/domain/time/agency-day.ts';
import { WATCH_PATH } from '../../../src/domain/watch/watch-path.ts';
import { EXAMPLE_REPORT_PATH } from '../../../src/site/campaign-report/example-report.ts';
import { googleReport } from '../../../tests/campaigns/campaign-files.ts';
import { campaignDraft } from '../../../tests/factories.ts';
import { landingView, states } from '../../../tests/landing/landing-views.ts';
import { type MailReceiver, readMail } from '../../../tests/mail-receiver.ts';
import { postJson } from '../administrator.ts';

/** Stores a response under a name, and returns its text. Throws when it has another status than the given one. */
export type KeepPage = (name: string, response: Response, status?: number) => Promise<string>;

const MAIL_MS = 20_000;
const DAY_MS = 86_400_000;
/** A Friday that every format can reach, in the fourth month that the planner offers. */
const month = releaseMonths(agencyDay(Date.now()))[3] ?? '';
const friday = fridaysOf(month)[1] ?? '';

/** A booked call with the newsletter's box ticked. */
const booking = {
  artistName: 'Nova',
  platform: 'spotify_ads',
  budget: 'consultation',
  campaignType: 'consultation_booking',
  country: 'unknown',
  source: 'spotify_ads_landing',
  spotify_url: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  newsletter: true,
};

interface Walk {
  url: string;
  token: string;
  mails: Pick<MailReceiver, 'received'>;
  keep: KeepPage;
}

/**
 * Stores the pages that only a visitor's act shows, in each language: pages with parameters, answers to forms without script, and
 * what is behind the links in mails. The site sends its mails to `mails`.
 */
export async function walkPages(walk: Walk): Promise<void> {
  const { url, token } = walk;
  const artist = await postJson(
    `${url}/api/landing-pages`,
    { title: 'Marées', template: 'album-release' },
    token,
  );
  const { id } = (await artist.json()).data;
  const campaign = await importedCampaign(walk);
  for (const locale of locales) await walkLanguage(walk, locale, { landing: id, campaign });
}

async function walkLanguage(
  { url, token, mails, keep }: Walk,
  locale: Locale,
  { landing, campaign }: { landing: string; campaign: string },
): Promise<void> {
  const at = (path: string) => url + localizePath(locale, path);
  const name = (what: string) => `${locale}-${what}`;
  const get = async (what: string, address: string, status = 200, headers = {}) =>
    keep(name(what), await fetch(address, { headers: { 'accept-language': locale, ...headers } }), status);
  const post = async (
    what: string,
    address: string,
    values: Record<string, string>,
    status = 200,
    headers = {},
  ) => keep(name(what), await fetch(address, posted(values, headers)), status);
  /** Waits for a mail to an address, and returns the address of its link. */
  const linkIn = async (email: string, link: string): Promise<string> => {
    const deadline = Date.now() + MAIL_MS;
    for (;;) {
      for (const { to, raw } of mails.received)
        if (to.includes(email)) {
          const found = new RegExp(`http\\S*${link}[\\w.#/-]+`).exec(readMail(raw).text)?.[0];
          if (found) return found;
        }
      if (Date.now() > deadline) throw new Error(`no mail to ${email} with ${link}`);
      await sleep(50);
    }
  };

  await get('example-report', at(EXAMPLE_REPORT_PATH));
  await get('receipt', at(RECEIPT_PATH));
  await get('budget', at(SPEND_PATH));
  await get('budget-asked', `${at(SPEND_PATH)}?platform=meta&budget=2500`);

  await get('report', at(REPORT_PATH));
  await get('report-barrier', `${at(REPORT_PATH)}?${OBJECT_PARAMETER}=${ACCESSIBILITY_OBJECT}`);
  await post('report-refused', at(REPORT_PATH), { object: '', reason: 'false' }, 422);
  const explanation = 'The page states a figure that is not in its source.';
  const reporter = { name: 'Nova', email: `report.${locale}@example.com`, goodFaith: 'true' };
  await post('report-sent', at(REPORT_PATH), {
    address: `${url}/faq`,
    reason: 'false',
    explanation,
    ...reporter,
  });

  await post('contact-refused', at('/contact'), { name: 'Nova' }, 422);
  await post('contact-sent', at('/contact'), {
    ...{ name: 'Nova', email: `own.${locale}@example.com`, platform: 'youtube' },
    message: 'A single, out soon.',
  });
  await post('review-refused', at(REVIEW_PATH), { name: 'Nova' }, 422);

  for (const [what, question] of [
    ['price', 'YouTube Ads'],
    ['unsure', 'Spotify playlist ?'],
    ['unknown', 'xyzzy'],
  ] as const)
    await post(`question-${what}`, at('/questions'), { [QUESTION_FIELD]: question });

  // A watched Friday.
  const plan = {
    friday,
    releaseType: 'single',
    territories: 'FR',
    budget: '1500',
    genre: 'rap',
    releaseDate: month,
  };
  const email = `watch.${locale}@example.com`;
  await get('watch', at(WATCH_PATH));
  await get('watch-form', `${at(WATCH_PATH)}?${new URLSearchParams(plan)}`);
  await post('watch-refused', at(WATCH_PATH), { ...plan, email: 'nobody' });
  await post('watch-sent', at(WATCH_PATH), { ...plan, email });
  const watched = await linkIn(email, WATCH_PATH);
  await get('watch-confirm', watched);
  for (const act of ['confirm', 'keep', 'stop']) await post(`watch-${act}-done`, watched, { act });

  // The newsletter, by the box of a booking.
  const reader = `newsletter.${locale}@example.com`;
  await postJson(`${url}/api/booking/submit`, { ...booking, email: reader, locale });
  const confirm = await linkIn(reader, '/newsletter/oui');
  await get('newsletter-confirm', confirm);
  await post('newsletter-confirmed', confirm, {});
  const stop = await linkIn(reader, '/newsletter/stop');
  await get('newsletter-stop', stop);
  await post('newsletter-stopped', stop, {});

  // A reminder of a release, with and without the artist's own list.
  const page = await publishAlbum(url, token, locale);
  for (const list of ['', '-list']) {
    const fan = `fan${list}.${locale}@example.com`;
    const values = {
      email: fan,
      reminder: '1',
      moment: 'morning',
      zone: 'Europe/Paris',
      platform: '',
      ...(list !== '' && { artistList: '1' }),
    };
    await post(`landing-asked${list}`, page, values);
    const yes = await linkIn(fan, '/rappel/oui');
    await get(`reminder-confirm${list}`, yes);
    await post(`reminder-confirmed${list}`, yes, list === '' ? {} : { [LIST_BUTTON]: '1' });
    const no = await linkIn(fan, '/rappel/stop');
    await get(`reminder-stop${list}`, no);
    await post(`reminder-stopped${list}`, no, {});
  }
  await post('landing-refused', page, { reminder: '1', email: 'nobody', moment: 'morning' }, 422);
  await get('reminder-unknown', at('/rappel/oui/unknown'), 404);

  // A person's own data.
  const own = { email: `own.${locale}@example.com` };
  await get('own', at(OWN_DATA_PATH));
  await post('own-refused', at(OWN_DATA_PATH), { act: 'ask', email: 'nobody' }, 422);
  await post('own-asked', at(OWN_DATA_PATH), { act: 'ask', ...own }, 202);
  const code = (await linkIn(own.email, `${OWN_DATA_PATH}#`)).split('#')[1] ?? '';
  const opened = await fetch(at(OWN_DATA_PATH), posted({ act: 'open', code }));
  const cookie = (opened.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  await get('own-open', at(OWN_DATA_PATH), 200, { cookie });
  for (const [what, values, status] of [
    ['copy', { act: 'html' }, 200],
    ['prolonged', { act: 'prolong' }, 200],
    ['requested', { act: 'request', kind: 'notes' }, 200],
    ['wrong-word', { act: 'erasure', word: 'x' }, 422],
    ['erasure', { act: 'erasure', word: eraseWords[locale] }, 202],
  ] as const)
    await post(`own-${what}`, at(OWN_DATA_PATH), values, status, { cookie });
  const erasing = (await linkIn(own.email, `${OWN_DATA_PATH}#x\\.`)).split(ERASE_MARK)[1] ?? '';
  await post('own-erased', at(OWN_DATA_PATH), { act: 'erase', code: erasing });
  await post('own-over', at(OWN_DATA_PATH), { act: 'open', code }, 404);

  for (const [what, path] of [
    ['artist-pixels', `/landing-pages/${landing}/artist-pixels/links`],
    ['campaign-report', `/campaigns/${campaign}/report-links`],
  ] as const) {
    const { url: link } = (await (await postJson(`${url}/api${path}`, { locale }, token)).json()).data;
    await get(what, link);
  }
}

const posted = (values: Record<string, string>, headers = {}): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  headers,
  body: new URLSearchParams(values),
});

/** Creates a finished campaign with an imported report of its platform, and returns its identifier. */
async function importedCampaign({ url, token }: Walk): Promise<string> {
  const made = await postJson(
    `${url}/api/campaigns`,
    {
      ...campaignDraft,
      ...{ startsOn: '2026-11-01', endsOn: '2026-11-28', status: 'finished' },
      ...{ actualViews: 20_000, actualCost: 1000, actualReach: 60_000 },
    },
    token,
  );
  const { id } = (await made.json()).data;
  const days = Array.from({ length: 28 }, (_, day): [string, string, number, number] => [
    ...([`${day + 1} nov. 2026`, 'Nova - Clip'] as const),
    ...([30 + (day % 7), 1500 + 40 * day] as const),
  ]);
  const send = async (query: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const body = new Uint8Array(googleReport(days));
    const response = await fetch(`${url}/api/campaigns/${id}/imports${query}`, {
      method: 'POST',
      headers,
      body,
    });
    if (!response.ok)
      throw new Error(`imports${query} answered ${response.status}: ${await response.text()}`);
    return (await response.json()).data;
  };
  const { sha256 } = await send('/preview');
  await send(`?sha256=${sha256}`);
  return id;
}

/** Publishes an album of the next weeks in one language, and returns its address. */
async function publishAlbum(url: string, token: string, locale: Locale): Promise<string> {
  const call = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/landing-pages${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()).data;
  };
  const { shared, texts } = landingView('album-release', states['before']?.('album-release'));
  const title = `Marées ${locale}`;
  const { id } = await call('POST', '', { title, template: 'album-release' });
  const content = {
    schema: 1,
    shared: { ...shared, picture: null, releaseAt: Date.now() + 20 * DAY_MS },
    texts: { [locale]: { ...texts, title } },
  };
  const { version } = await call('PUT', `/${id}`, { version: 1, content });
  return (await call('POST', `/${id}/publish`, { version, locales: [locale] })).url;
}
