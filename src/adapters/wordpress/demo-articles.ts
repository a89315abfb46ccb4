import type { FeedSource, FetchedArticle } from '../../app/ports/feeds.ts';
import type { Clock } from '../../app/ports.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';

const DAY_MS = 86_400_000;

/** SAMPLE CONTENT: invented articles, with links to a domain that is reserved for examples. */
const samples = [
  {
    slug: 'premiere-campagne-youtube',
    daysAgo: 6,
    title: 'Première campagne YouTube : les sept premiers jours',
    excerpt:
      'Quel budget par jour, quels publics tester d’abord, et à quel moment arrêter une publicité qui ne prend pas : le journal d’une campagne de clip, chiffres compris.',
    categories: ['youtube'],
  },
  {
    slug: 'extrait-tiktok',
    daysAgo: 20,
    title: 'Choisir l’extrait de quinze secondes qui fera le morceau',
    excerpt:
      'Le refrain n’est pas toujours le meilleur candidat. Trois façons de tester des extraits sur TikTok avant d’y mettre le budget du mois.',
    categories: ['tiktok', 'strategy'],
  },
  {
    slug: 'calendrier-de-sortie',
    daysAgo: 41,
    title: 'Calendrier de sortie : quand lancer la publicité ?',
    excerpt:
      'Avant, pendant ou après la sortie : ce que changent dix jours d’avance sur le coût par vue, et comment garder de quoi relancer le titre un mois plus tard.',
    categories: ['strategy', 'meta'],
  },
] satisfies (Pick<FetchedArticle, 'title' | 'excerpt' | 'categories'> & { slug: string; daysAgo: number })[];

/** Creates the source of sample articles for a site without a blog that wants demo data. Their ages stay the same. */
export function createDemoArticles(clock: Clock): FeedSource<FetchedArticle> {
  return {
    owner: 'demo',
    async fetch() {
      const today = Date.parse(agencyDay(clock.now()));
      const items = samples.map(
        ({ slug, daysAgo, ...article }): FetchedArticle => ({
          ...article,
          externalId: `sample-${slug}`,
          link: `https://example.com/blog/${slug}`,
          publishedAt: today - daysAgo * DAY_MS,
          image: null,
        }),
      );
      return { kind: 'list', items, refused: {} };
    },
  };
}
