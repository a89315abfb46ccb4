import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownReview } from '../../../tests/factories.ts';
import type { ReviewDto, ReviewsView } from '../../contracts/reviews/review.ts';
import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { reviewFigures } from '../../domain/review/stats.ts';
import { textsOf } from '../../i18n/site-texts.ts';
import { AllReviewsPage } from './AllReviewsPage.tsx';
import { allReviewsTexts } from './texts.ts';

const site = { contactEmail: 'hello@music.example', demo: true } as SiteFacts;

const review = (id: string, facts: Partial<ReviewDto> = {}) =>
  shownReview({ id, name: `Nom ${id}`, comment: `Commentaire ${id}`, helpful: 7, ...facts });
const many = (count: number) => Array.from({ length: count }, (_, index) => review(String(index + 1)));

function view(items: ReviewDto[], rest: Partial<ReviewsView> = {}): ReviewsView {
  const counts = items.map(({ rated, rating, featured }) => ({
    rating: rated ? (rating as 1 | 2 | 3 | 4 | 5) : null,
    total: 1,
    hidden: 0,
    featured: featured ? 1 : 0,
    samples: 0,
  }));
  return { state: 'loaded', items, stats: reviewFigures(counts), ...rest };
}

const show = (reviews: ReviewsView, locale: (typeof locales)[number] = 'fr') =>
  render(<AllReviewsPage locale={locale} t={textsOf(locale)} site={site} reviews={reviews} />).container;
const cardsOf = (page: HTMLElement) => [...page.querySelectorAll('#reviews .review-card')];
/** Testing Library's queries treat a no-break space as a space. */
const seen = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';

describe.each(locales)('AllReviewsPage in %s', (locale) => {
  const t = allReviewsTexts[locale];

  it.each([0, 1, 100])('shows %i reviews, and fills in every placeholder', (count) => {
    const page = show(view(many(count)), locale);
    expect(cardsOf(page)).toHaveLength(count);
    expect(page.textContent).not.toMatch(/undefined|NaN|\{[\w.|]+\}/);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });

  it('shows six examples, marked as examples, without a rating', () => {
    show(view(many(1)), locale);
    const section = within(screen.getByRole('region', { name: t.examples.title }));
    expect(section.getAllByRole('listitem')).toHaveLength(6);
    expect(section.getAllByText(t.examples.badge)).toHaveLength(6);
    expect(section.queryByRole('img')).toBeNull();
    expect(t.examples.items).toHaveLength(6);
  });

  it('shows the examples after the published reviews, and no examples without demo data', () => {
    const page = show(view(many(1)), locale);
    const [reviews, examples] = ['#reviews', '.review-examples'].map((part) => page.querySelector(part));
    expect(examples && reviews?.compareDocumentPosition(examples)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    cleanup();
    const plain = { ...site, demo: false };
    render(<AllReviewsPage locale={locale} t={textsOf(locale)} site={plain} reviews={view([])} />);
    expect(screen.queryByText(t.examples.title)).toBeNull();
  });

  it('shows the agency’s answer below its review, with its language and its day, as it was written', () => {
    const answer = {
      text: 'Ligne 1\n<b>Ligne 2</b>',
      lang: 'es',
      date: '12 novembre 2026',
      answeredAt: '2026-11-12T10:00:00.000Z',
    } as const;
    const [first, second] = cardsOf(show(view([review('1', { answer }), review('2')]), locale));
    const text = first?.querySelector('[lang="es"]');
    expect(text?.textContent).toBe(answer.text);
    const { answer: label } = textsOf(locale).feeds.reviews;
    const about = text?.previousElementSibling?.textContent;
    expect(about?.startsWith(label)).toBe(true);
    expect(about?.endsWith(answer.date)).toBe(true);
    expect(about?.includes(', ')).toBe(true);
    expect(first?.querySelector('b')).toBeNull();
    expect(second?.textContent).not.toContain(label);
  });

  it('shows how many reviews are hidden and that their ratings count, and no note without hidden reviews', () => {
    const stats = (hidden: number) => ({
      ...view(many(2)),
      stats: reviewFigures([{ rating: 4, total: 2, hidden, featured: 0, samples: 0 }]),
    });
    for (const hidden of [1, 2]) {
      const page = show(stats(hidden), locale);
      const said = hidden === 1 ? t.reviews.hidden.one : t.reviews.hidden.other;
      expect(page.textContent).toContain(said.replace('{count}', String(hidden)));
      cleanup();
    }
    expect(show(stats(0), locale).textContent).not.toContain(t.reviews.hidden.one.slice(-30));
  });

  it('shows beside the average that it counts samples, and no note without samples', () => {
    const { counted } = textsOf(locale).feeds.reviews;
    const withSamples = (samples: number) => ({
      ...view(many(2)),
      stats: reviewFigures([{ rating: 4, total: 2, hidden: 0, featured: 0, samples }]),
    });
    for (const samples of [1, 2]) {
      const said = samples === 1 ? counted.one : counted.other;
      const note = show(withSamples(samples), locale).querySelector('[data-example]');
      expect(note?.textContent).toContain(said.replace('{count}', String(samples)));
      cleanup();
    }
    expect(show(withSamples(0), locale).querySelector('[data-example]')).toBeNull();
  });

  it('shows the month of the experience and the reward beside each review', () => {
    const { rewards, experience, kept } = textsOf(locale).feeds.reviews;
    const page = show(
      view([
        review('1', { experience: 'mars 2026', reward: 'none' }),
        review('2', { reward: 'given' }),
        review('3'),
      ]),
      locale,
    );
    const [known, given, unknown] = cardsOf(page).map((card) => card.textContent);
    expect(known).toContain(`${experience.replace('{month}', 'mars 2026')}. ${rewards.none}.`);
    expect(given).toContain(rewards.given);
    expect(unknown).toContain(rewards.unknown);
    expect(page.querySelector('#reviews')?.textContent).toContain(kept.replace('{years}', '5'));
    expect(page.textContent).not.toContain('{years}');
  });

  it('shows the language of a comment in another language than the page’s', () => {
    const page = show(view([review('1', { lang: locale }), review('2', { lang: 'de' })]), locale);
    const [own, foreign] = cardsOf(page);
    expect(foreign?.querySelector('blockquote')?.lang).toBe('de');
    expect(foreign?.textContent).toMatch(/en allemand|in German|en alemán|em alemão/);
    expect(own?.textContent).not.toMatch(/en français|in English|en español|em português/);
  });

  it('explains how reviews are collected, checked, published, ordered and counted', () => {
    const page = show(view(many(1)), locale);
    const method = page.querySelector('#method');
    const { verified } = textsOf(locale).feeds.reviews;
    expect(method?.querySelectorAll('dt')).toHaveLength(10);
    expect(method?.textContent).toContain(verified);
    expect(method?.querySelector('a[href="mailto:hello@music.example"]')).not.toBeNull();
  });

  it('contains no straight apostrophe and no narrow no-break space', () => {
    expect(JSON.stringify(t)).not.toMatch(/\w'\w|\u202f/);
    if (locale === 'fr') expect(JSON.stringify(t)).not.toMatch(/ [;:!?»]|« /);
  });
});

describe('the list of reviews', () => {
  const t = allReviewsTexts.fr;
  const { feeds } = textsOf('fr');

  it('shows six placeholders while the feed is loading', () => {
    const page = show(view([], { state: 'loading' }));
    expect(page.querySelector('#reviews')?.getAttribute('data-feed')).toBe('loading');
    expect(page.querySelectorAll('#reviews .skeleton')).toHaveLength(6);
    expect(page.querySelector('.review-filters')).toBeNull();
    // The error for a feed that never loads, with its reason.
    const late = page.querySelector<HTMLTemplateElement>('#reviews template')?.innerHTML;
    expect(late).toContain(feeds.reviews.unavailable);
    expect(late).toContain(feeds.reasons.timeout);
  });

  it('shows the documented error with its reason and a retry button', () => {
    const page = show(view([], { state: 'error', reason: 'Identifiant du widget manquant' }));
    expect(seen(page.querySelector('#reviews')?.textContent)).toContain(feeds.reviews.unavailable);
    expect(page.textContent).toContain('Identifiant du widget manquant');
    expect(screen.getByRole('button', { name: feeds.reviews.retry })).toBeDefined();
  });

  it('shows a text when there are no reviews', () => {
    expect(seen(show(view([])).querySelector('#reviews')?.textContent)).toContain(seen(t.reviews.empty));
  });

  it('shows that demo reviews are invented', () => {
    const demo = view([review('1', { source: feeds.reviews.platforms.demo })]);
    expect(seen(show(demo).textContent)).toContain('Site de démonstration');
    cleanup();
    expect(seen(show(view(many(1))).textContent)).not.toContain('Site de démonstration');
  });

  it('gives each card an anchor for links from other pages', () => {
    const page = show(view(many(2)));
    expect(cardsOf(page).map(({ id }) => id)).toEqual(['review-1', 'review-2']);
  });

  it('folds the reviews after the first hundred', () => {
    const page = show(view(many(123)));
    expect(cardsOf(page)).toHaveLength(123);
    expect(page.querySelectorAll('.review-rest .review-card')).toHaveLength(23);
    expect(page.querySelector('.review-rest summary')?.textContent).toContain('23');
  });
});

describe('the figures', () => {
  it('count the given ratings, each bar with a text for screen readers', () => {
    const page = show(view([review('a', { rating: 2 }), review('b'), review('c', { rated: false })]));
    const figures = page.querySelector('.review-figures');
    expect(figures?.textContent).toContain('3,5');
    expect([...(figures?.querySelectorAll('dd') ?? [])].map((count) => count.textContent)).toEqual([
      '3',
      '2',
    ]);
    expect(
      [...page.querySelectorAll('.review-levels .sr-only')].map((level) => seen(level.textContent)),
    ).toEqual(['1 sur 5 : 0', '2 sur 5 : 1', '3 sur 5 : 0', '4 sur 5 : 0', '5 sur 5 : 1']);
    const unrated = page.querySelector('[data-rating="none"]');
    expect(unrated?.textContent).toContain('Avis sans note');
    expect(unrated?.querySelector('[role="img"]')).toBeNull();
  });

  it('have no average when no review has a rating', () => {
    const page = show(view([review('a', { rated: false })]));
    expect(page.querySelector('.review-figures')?.textContent).toContain('Aucune note donnée');
  });
});

describe('a vote', () => {
  it('is a button that names its review and shows the number of votes', () => {
    show(view([review('a'), review('b', { helpful: 0, name: 'Zoé' })]));
    const [seven, none] = screen.getAllByRole('button', { name: /^Utile/ });
    expect(seven?.textContent).toBe('Utile, avis signé Nom a(7)');
    expect(none?.textContent).toBe('Utile, avis signé Zoé');
    expect(seven?.dataset).toMatchObject({ helpful: 'a', count: '7' });
    expect(seven?.getAttribute('aria-pressed')).toBe('false');
  });

  it('is shown as a number without script, from two votes on', () => {
    const page = show(view([review('a'), review('b', { helpful: 1 })]));
    expect([...page.querySelectorAll('.helpful-people')].map((place) => seen(place.textContent))).toEqual([
      'Utile à 7 personnes',
    ]);
  });
});

describe('a verified review', () => {
  const { platforms } = textsOf('fr').feeds.reviews;
  it.each([
    [platforms.site, 'Avis vérifié : écrit sur invitation personnelle'],
    ['Trustpilot', 'Avis vérifié : Trustpilot confirme que l’auteur a été client'],
  ])('from "%s" explains how it was verified', (source, text) => {
    show(view([review('a', { source, verified: true })]));
    expect(seen(cardsOf(document.body)[0]?.querySelector('.text-success')?.textContent)).toBe(text);
  });
});

it('a sample is never called verified', () => {
  const { platforms, verified } = textsOf('fr').feeds.reviews;
  show(view([review('a', { source: platforms.demo, verified: true })]));
  expect(cardsOf(document.body)[0]?.textContent).not.toContain(verified);
});

it('AllReviewsPage links to the review form', () => {
  const page = show(view([]));
  expect(page.querySelectorAll('a[href="/review"]')).toHaveLength(2);
});

describe('hostile reviews', () => {
  const names = ['\u202eمحمد ا.', '<script>alert(1)</script>', '🎵🎶', 'x'.repeat(400), '{count}', '$&'];
  it('stay text, with their own direction', () => {
    const hostile = names.map((name, index) => review(String(index), { name, source: name, comment: name }));
    const page = show(view(hostile));
    expect(cardsOf(page).map((card) => card.querySelector('bdi')?.textContent)).toEqual(names);
    expect(page.querySelector('script, [style]')).toBeNull();
    const chips = [...page.querySelectorAll('[name="source"]')].map((input) => input.getAttribute('value'));
    expect(chips).toEqual(['all', '1', '2', '3', '4', '5', '6']);
    expect(page.querySelectorAll('.review-chip bdi')).toHaveLength(7 + 2);
  });
});

describe('the filters', () => {
  it('are two named groups with "all" chosen, and a reset button', () => {
    show(view(many(2)));
    const source = within(screen.getByRole('group', { name: 'Source' }));
    expect(source.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
    ]);
    // Only the ratings that reviews have.
    expect(within(screen.getByRole('group', { name: 'Note' })).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Tout afficher' }).getAttribute('type')).toBe('reset');
  });
});
