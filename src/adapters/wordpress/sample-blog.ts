import type { BlogReader, RemotePost } from '../../app/ports/wordpress/blog-source.ts';
import type { Clock } from '../../app/ports.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { sampleCategories } from '../../domain/wordpress/sample-categories.ts';
import { wordsIn } from '../html/article-html.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * SAMPLE CONTENT: invented articles, one to three for each of the documented categories, dated within the last 30 days,
 * with links to a domain that is reserved for examples. [category, days ago, slug, title, text]
 */
const samples: readonly [number, number, string, string, string][] = [
  [
    1,
    2,
    'tarifs-de-fin-d-annee',
    'Ce que coûte une vue en fin d’année',
    'En décembre, les marques enchérissent sur les mêmes audiences que vous. Le coût par vue monte jusqu’aux fêtes, puis retombe en janvier.',
  ],
  [
    1,
    16,
    'nouveau-format-vertical',
    'Un format vertical de plus à préparer',
    'Un clip tourné en largeur se recadre mal. Prévoyez un plan large et un plan serré de chaque scène : le montage vertical se fera sans perte.',
  ],
  [
    2,
    4,
    'premiere-audience',
    'Choisir sa première audience en vingt minutes',
    'Partez de trois artistes que votre public écoute déjà. Écartez les plus connus : leur audience est trop large pour un premier essai.',
  ],
  [
    2,
    11,
    'lire-son-taux-de-completion',
    'Lire son taux de complétion sans se tromper',
    'Un bon taux sur cent vues ne dit rien encore. Attendez le premier millier, puis comparez deux extraits d’une même durée.',
  ],
  [
    2,
    24,
    'miniature-qui-se-lit',
    'Une miniature qui se lit sur un téléphone',
    'Un visage, un mot, un contraste. Regardez-la à la taille d’un timbre avant de la publier : ce qui ne se lit pas là ne sert à rien.',
  ],
  [
    3,
    7,
    'atelier-de-decembre',
    'Atelier de décembre : préparer un single',
    'Deux heures pour poser un calendrier, un budget et trois extraits. Chaque participant repart avec sa première campagne prête.',
  ],
  [
    4,
    9,
    'quarante-jours-d-essai',
    '« J’ai arrêté au bout de quarante jours »',
    'Une autrice raconte une campagne qui n’a pas pris, ce qu’elle a mesuré chaque semaine, et la raison pour laquelle elle s’est arrêtée.',
  ],
  [
    4,
    21,
    'un-label-de-deux-personnes',
    'Un label de deux personnes et douze sorties',
    'Deux associés se partagent un budget de douze sorties. Leur règle : rien n’est dépensé avant que l’extrait ait fait ses preuves.',
  ],
  [
    5,
    5,
    'deux-cents-euros-de-trop',
    'Deux cents euros de trop : ce que le bilan a montré',
    'La moitié du budget est partie vers des pays où le titre ne sortait pas. Un réglage de territoire aurait suffi.',
  ],
  [
    5,
    28,
    'du-clip-au-concert',
    'Du clip au concert : une tournée en six villes',
    'Les vues d’un clip, ville par ville, ont choisi les dates d’une tournée. Quatre salles sur six étaient pleines.',
  ],
];

/** Number of a sample article, the same at each synchronisation, so that its article is updated and not added again. */
const numberOf = (index: number): number => index + 1;

/** Creates the blog of a site with demo data and no blog: the documented sample articles, read by the real synchronisation. */
export function createSampleBlog(clock: Clock): BlogReader {
  const posts = (): RemotePost[] => {
    const today = Date.parse(agencyDay(clock.now()));
    return samples.map(([category, daysAgo, slug, title, text], index) => {
      const publishedAt = today - daysAgo * DAY_MS + 9 * HOUR_MS;
      const html = `<p>${text}</p><h2>Ce qu’il faut retenir</h2><p>Article d’exemple : aucun chiffre de ce texte n’a été mesuré.</p>`;
      return {
        externalId: numberOf(index),
        slug,
        link: `https://example.com/blog/${slug}`,
        title,
        excerpt: text,
        html,
        left: 0,
        shortcodes: 0,
        status: index === samples.length - 1 ? 'draft' : 'publish',
        author: 'Rédaction (exemple)',
        publishedAt,
        modifiedAt: publishedAt,
        categories: [category],
        image: null,
        words: wordsIn(html),
      };
    });
  };
  const answer = <T>(value: T) => Promise.resolve({ ok: true as const, value });
  return {
    host: 'example.com',
    demo: true,
    total: () => answer({ total: samples.length, at: clock.now() }),
    categories: () => answer(sampleCategories.map(({ id, name }) => ({ id, name, slug: `exemple-${id}` }))),
    changed({ offset, size }) {
      const all = posts();
      const part = all.slice(offset, offset + size);
      return answer({ posts: part, refused: [], read: part.length, total: all.length });
    },
    changedFiles: () => answer([]),
    numbers: () =>
      answer({
        numbers: posts().map(({ externalId, modifiedAt }) => ({ id: externalId, modifiedAt })),
        more: false,
      }),
    byIds: (ids) =>
      answer({ posts: posts().filter(({ externalId }) => ids.includes(externalId)), refused: [] }),
    picture: () => Promise.resolve({ ok: false, problem: 'missing' }),
  };
}
