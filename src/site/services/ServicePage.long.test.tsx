import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentedClaims, noClaims } from '../../../tests/claims.ts';
import { shownReview } from '../../../tests/factories.ts';
import type { ReviewDto, ReviewsView } from '../../contracts/reviews/review.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import type { ClaimKey } from '../../domain/claims/declared-claims.ts';
import { locales } from '../../domain/locale/locale.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { ServicePage } from './ServicePage.tsx';
import type { Service } from './service.ts';
import { resultTexts, servicesTexts } from './texts.ts';

const calendarOf = (service: Service) => `https://calendly.com/agency/${service}`;
const bookingUrls = {
  youtube: calendarOf('youtube'),
  meta: calendarOf('meta'),
  spotify: calendarOf('spotify'),
};
const company = { fee: { kind: 'quote' }, spaceInvoicedBy: 'Google, Meta' };
const site = { bookingUrls, claims: documentedClaims, demo: true, company } as unknown as SiteFacts;
const texts = servicesTexts('fr');

const review = (id: string, rating = 5) =>
  shownReview({ id, name: `Nom ${id}`, rating, comment: `Commentaire ${id}` });
/** A review with five stars of a campaign on YouTube. */
const ofYoutube = (id: string) => ({ ...review(id), campaignPlatform: 'youtube' as const });
const feed = (state: ReviewsView['state'], items: ReviewDto[] = []): ReviewsView => ({
  state,
  items,
  stats: {
    totalReviews: items.length,
    hiddenReviews: 0,
    sampleReviews: 0,
    averageRating: null,
    featuredCount: 0,
    ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  },
});
const show = (service: Service, reviews = feed('loaded'), facts = site) =>
  render(<ServicePage locale="fr" service={service} t={textsOf('fr')} site={facts} reviews={reviews} />)
    .container;
const sections = (page: HTMLElement) => [...page.querySelectorAll('section')].map(({ id }) => id);
const region = (name: string) => within(screen.getByRole('region', { name }));

/** Testing Library's queries treat a no-break space as a space. */
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

it('ServicePage books in the first other calendar when its platform has no calendar', () => {
  const facts = { ...site, bookingUrls: { spotify: calendarOf('spotify') } };
  const links = [...show('youtube', feed('loaded'), facts).querySelectorAll('a')].map(({ href }) => href);
  expect(links).toContain(calendarOf('spotify'));
});

describe('the sections of ServicePage', () => {
  const first = ['hero', 'value', 'stats', 'steps', 'reviews', 'services'];
  const last = ['trust', 'faq', 'start'];
  it.each<[Service, string[]]>([
    ['youtube', []],
    ['meta', ['results']],
    ['spotify', ['examples', 'results']],
  ])('have the documented order on %s', (service, own) => {
    expect(sections(show(service))).toEqual([...first, ...own, ...last]);
  });

  it.each<[Service, string[]]>([
    ['youtube', []],
    ['meta', []],
    ['spotify', ['examples']],
  ])('show no figure of the agency on %s before the agency has confirmed any', (service, own) => {
    const page = show(service, feed('loaded'), { ...site, claims: noClaims });
    const without = first.filter((id) => id !== 'stats');
    expect(sections(page)).toEqual([...without, ...own, ...last]);
  });
});

describe('the reviews of ServicePage', () => {
  it('are at most four with five stars, with a note that they are a selection', () => {
    const items = [review('a', 4), ...['b', 'c', 'd', 'e', 'f'].map(ofYoutube)];
    show('youtube', feed('loaded', items));
    const reviews = region(texts.youtube.reviews.title);
    expect(reviews.getAllByRole('listitem')).toHaveLength(4);
    expect(reviews.queryByText('Commentaire a')).toBeNull();
    expect(reviews.getByText(seen(texts.shared.reviews.selection))).toBeDefined();
    expect(reviews.getByRole('link').getAttribute('href')).toBe('/all-reviews');
  });

  it('have another title while no review is known to be about the service', () => {
    show('meta', feed('loaded', [review('a'), ofYoutube('b')]));
    const { anyPlatform } = texts.shared.reviews;
    expect(region(anyPlatform).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: texts.meta.reviews.title })).toBeNull();
  });

  it('do not state after what time reviews are deleted, which the page of all reviews states', () => {
    const { kept } = textsOf('fr').feeds.reviews;
    const page = show('youtube', feed('loaded', [ofYoutube('a')]));
    expect(seen(page.textContent ?? '')).not.toContain(seen(kept).split('{')[0]);
  });

  it('have a note that demo reviews are invented, and no note for other reviews', () => {
    const { invented, platforms } = textsOf('fr').feeds.reviews;
    const notice = invented.split('{')[0]?.trim() ?? '';
    const listed = (source: string) =>
      seen(show('youtube', feed('loaded', [{ ...review('a'), source, verified: true }])).textContent ?? '');
    expect(listed(platforms.demo)).toContain(seen(notice).trim());
    cleanup();
    expect(listed('Google')).not.toContain(seen(notice).trim());
  });

  it.each<Service>(['youtube', 'meta'])(
    'are one default review on %s, marked as an example, when the feed fails',
    (service) => {
      show(service, feed('error'));
      const reviews = region(texts[service].reviews.title);
      expect(reviews.getAllByRole('listitem')).toHaveLength(1);
      expect(reviews.getByText(texts.shared.reviews.example)).toBeDefined();
      expect(reviews.getByText(texts.shared.reviews.examples)).toBeDefined();
    },
  );

  it('are four samples on Spotify, marked as examples', () => {
    show('spotify', feed('loaded', [review('a', 3)]));
    const reviews = region(texts.spotify.reviews.title);
    expect(reviews.getAllByText(texts.shared.reviews.example)).toHaveLength(4);
    expect(reviews.queryByText('Commentaire a')).toBeNull();
  });

  it.each<Service>(['youtube', 'meta', 'spotify'])(
    'are left out on %s, with their heading and the link to all reviews, while none can be shown',
    (service) => {
      const real = { ...site, demo: false };
      for (const reviews of [feed('loaded'), feed('error'), feed('loaded', [review('a', 3)])]) {
        const page = show(service, reviews, real);
        expect(sections(page)).not.toContain('reviews');
        expect(page.querySelector('a[href="/all-reviews"]')).toBeNull();
        cleanup();
      }
      expect(sections(show(service, feed('loading'), real))).toContain('reviews');
    },
  );

  it('are four placeholders while the feed is loading', () => {
    const page = show('meta', feed('loading'));
    expect(page.querySelectorAll('#reviews .skeleton')).toHaveLength(4);
    expect(page.querySelector('#reviews')?.getAttribute('data-feed')).toBe('loading');
  });
});

describe('the form of ServicePage', () => {
  it.each<Service>(['youtube', 'meta', 'spotify'])(
    'posts to the contact section without script, with the platform of the page, on %s',
    (service) => {
      const form = show(service).querySelector('form');
      expect(form?.getAttribute('action')).toBe('/');
      expect(form?.querySelector<HTMLInputElement>('[name=platform]')?.value).toBe(service);
    },
  );

  it('requires name and e-mail, but not the link', () => {
    const form = show('youtube').querySelector('form');
    expect(form?.querySelector<HTMLInputElement>('[name=name]')?.required).toBe(true);
    expect(form?.querySelector<HTMLInputElement>('[name=email]')?.type).toBe('email');
    const link = form?.querySelector<HTMLInputElement>('[name=videoUrl]');
    expect([link?.type, link?.required]).toEqual(['url', false]);
  });

  it('has no platform for the simulator on Spotify, and an unticked newsletter box', () => {
    const form = show('spotify').querySelector('form');
    expect(form?.dataset['platform']).toBeUndefined();
    expect(form?.querySelector<HTMLInputElement>('[name=newsletter]')?.checked).toBe(false);
  });

  it.each<Service>(['youtube', 'meta', 'spotify'])(
    'books a call on %s at the configured address, else links to the contact section',
    (service) => {
      const page = show(service);
      const booked = page.querySelector(`form a[data-book=${service}]`);
      expect(booked?.getAttribute('href')).toBe(calendarOf(service));
      expect(page.querySelector('form')?.textContent).toContain(textsOf('fr').contact.thirdParty);
      expect(page.querySelectorAll('#start a[href="#lead"]')).toHaveLength(1);
      cleanup();
      const form = show(service, feed('loaded'), { ...site, bookingUrls: {} }).querySelector('form');
      expect(form?.querySelector('a[data-book]')).toBeNull();
      expect(form?.querySelector('a')?.getAttribute('href')).toBe('/#contact');
      expect(form?.textContent).not.toContain(textsOf('fr').contact.thirdParty);
    },
  );
});

it('ServicePage has the final counters in its HTML', () => {
  const page = show('youtube');
  const counted = [...page.querySelectorAll('[data-count]')].map(({ textContent }) => textContent);
  expect(counted).toEqual(['150M+', '80+', '50+']);
});

it.each(locales)('ServicePage counts plays, not views, on the audio page (%s)', (locale) => {
  const { stats } = servicesTexts(locale).shared;
  const t = textsOf(locale);
  const reviews = feed('loaded');
  const counters = (service: Service) =>
    render(
      <ServicePage locale={locale} service={service} t={t} site={site} reviews={reviews} />,
    ).container.querySelector('#stats')?.textContent;
  expect(counters('spotify')).toContain(stats.plays);
  expect(counters('spotify')).not.toContain(stats.views);
  expect(counters('meta')).toContain(stats.views);
});

it('ServicePage shows the remaining figures', () => {
  const claims = {
    ...documentedClaims,
    of: (key: ClaimKey) => (key === 'views-services' ? undefined : documentedClaims.of(key)),
  };
  const page = show('youtube', feed('loaded'), { ...site, claims });
  const counted = [...page.querySelectorAll('[data-count]')].map(({ textContent }) => textContent);
  expect(counted).toEqual(['80+', '50+']);
});

it('ServicePage shows the three results of Meta as pictures with a text', () => {
  show('meta');
  const claim = documentedClaims.of('meta-showcase');
  if (!claim) throw new Error('The showcase is documented.');
  const results = resultTexts('fr', texts.meta.results, claim);
  expect(results.reach.alt).toMatch(/2.876 vues/);
  const pictures = region(texts.meta.results.title).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
    results.reach.alt,
    results.engagement.alt,
    results.growth.alt,
  ]);
});

it('ServicePage links each example to its large picture', () => {
  const page = show('spotify');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')];
  expect(links).toHaveLength(3);
  for (const link of links) expect(page.querySelector(`dialog${link.hash} svg use`)).not.toBeNull();
});

it('ServicePage has no inline style, which the content security policy forbids', () => {
  for (const service of ['youtube', 'meta', 'spotify'] as const) {
    expect(show(service, feed('loaded', [review('a')])).querySelector('[style]')).toBeNull();
  }
});
