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
    'La semaine de Noël, une vue coûte ici 38 % de plus qu’en octobre : les marques visent vos audiences. Le prix retombe en janvier.',
  ],
  [
    1,
    16,
    'nouveau-format-vertical',
    'Un format vertical de plus à préparer',
    'Un clip tourné en largeur perd 68 % de son image une fois recadré en hauteur. Prévoyez un plan large et un plan serré de chaque scène.',
  ],
  [
    2,
    4,
    'premiere-audience',
    'Choisir sa première audience en vingt minutes',
    'Partez de 3 artistes que votre public écoute déjà. Écartez les plus connus : leur audience est trop large pour un premier essai.',
  ],
  [
    2,
    11,
    'lire-son-taux-de-completion',
    'Lire son taux de complétion sans se tromper',
    'Un bon taux sur cent vues ne dit rien encore. Attendez-en 1 000, puis comparez deux extraits d’une même durée.',
  ],
  [
    2,
    24,
    'miniature-qui-se-lit',
    'Une miniature qui se lit sur un téléphone',
    'Un visage, un mot, un contraste. Regardez-la à 48 pixels de large avant de la publier : ce qui ne se lit pas là ne sert à rien.',
  ],
  [
    3,
    7,
    'atelier-de-decembre',
    'Atelier de décembre : préparer un single',
    'Poser un calendrier, un budget et 3 extraits en une soirée. Chaque participant repart avec sa première campagne prête.',
  ],
  [
    4,
    9,
    'quarante-jours-d-essai',
    '« J’ai arrêté au bout de quarante jours »',
    'Une autrice raconte 40 jours d’une campagne qui n’a pas pris, ce qu’elle a mesuré chaque semaine, et pourquoi elle s’est arrêtée.',
  ],
  [
    4,
    21,
    'un-label-de-deux-personnes',
    'Un label de deux personnes et douze sorties',
    'Deux associés se partagent le budget de 12 sorties. Leur règle : rien n’est dépensé avant que l’extrait ait fait ses preuves.',
  ],
  [
    5,
    5,
    'deux-cents-euros-de-trop',
    'Deux cents euros de trop : ce que le bilan a montré',
    'Sur 400 €, la moitié est partie vers des pays où le titre ne sortait pas. Un réglage de territoire aurait suffi.',
  ],
  [
    5,
    28,
    'du-clip-au-concert',
    'Du clip au concert : une tournée en six villes',
    'Les vues d’un clip, ville par ville, ont choisi les dates d’une tournée. 4 salles sur 6 étaient pleines.',
  ],
];

/** The text of the articles that the home page shows; the others have their excerpt alone. */
const bodies: Readonly<Record<string, string>> = {
  'tarifs-de-fin-d-annee': `<p>Les enchères publicitaires n’ont pas de tarif affiché. Le prix d’une vue est celui que les autres acceptent de payer, au même moment, pour la même personne. En décembre, ces autres vendent des jouets et des parfums.</p>
<h2>Ce que la hausse ne dit pas</h2><p>La hausse touche surtout les audiences larges. Un public étroit, trois artistes proches et un pays, reste disputé par peu de monde, et son prix bouge moins.</p>
<table><thead><tr><th>Semaine</th><th>Prix d’une vue</th></tr></thead><tbody><tr><td>Mi-octobre</td><td>0,040 €</td></tr><tr><td>Fin novembre</td><td>0,048 €</td></tr><tr><td>Noël</td><td>0,055 €</td></tr><tr><td>Mi-janvier</td><td>0,037 €</td></tr></tbody></table>
<h2>Trois façons de passer décembre</h2><ul><li>Sortir avant : la mi-novembre précède la vague.</li><li>Réduire le budget de moitié, et garder l’autre pour janvier.</li><li>Ne viser que ceux qui vous connaissent déjà : ils sont moins disputés.</li></ul>
<blockquote><p>La bonne question n’est pas combien coûte une vue, mais qui d’autre la veut ce jour-là.</p></blockquote>
<h2>Quand s’en moquer</h2><p>Un titre de Noël ne peut pas attendre janvier. Si la date est l’idée, payez-la, et notez le prix avant de commencer.</p>`,
  'premiere-audience': `<p>Une première audience n’a pas besoin d’être la bonne. Elle doit être assez petite pour qu’un essai dise quelque chose en une semaine.</p>
<h2>Trois cercles</h2><p>Écrivez trois noms. Ceux que vos auditeurs citent, et non ceux que vous aimeriez entendre cités à côté du vôtre.</p><ul><li>Un artiste de votre ville ou de votre scène.</li><li>Un artiste un peu plus connu que vous, du même genre.</li><li>Un artiste d’un genre voisin, dont le public est curieux.</li></ul>
<h2>Là où les cercles se croisent</h2><p>Les personnes qui suivent deux de ces trois noms sont votre essai. S’il y en a trop peu, remplacez le plus petit des trois ; s’il y en a trop, ajoutez un pays.</p>
<h2>Après une semaine</h2><p>Comparez les trois publics sur une seule mesure, toujours la même : la part de ceux qui sont restés trente secondes.</p>`,
  'deux-cents-euros-de-trop': `<p>Le bilan tenait sur une page. À la ligne des pays, la moitié des vues venait d’endroits où le titre n’était pas distribué.</p>
<h2>L’addition</h2><table><thead><tr><th>Ligne</th><th>Montant</th></tr></thead><tbody><tr><td>Pays où le titre sort</td><td>200 €</td></tr><tr><td>Pays où il ne sort pas</td><td>200 €</td></tr><tr><td>Total</td><td>400 €</td></tr></tbody></table>
<h2>Le réglage</h2><p>Un territoire se choisit avant le lancement, en partant de la liste du distributeur. Cela prend deux minutes, et se relit à deux.</p>
<h2>Ce que l’artiste a reçu</h2><p>Le bilan nomme l’erreur à la première ligne, avec son montant. La suite de la campagne a commencé par là.</p>`,
};

/** Number of a sample article, the same at each synchronisation, so that its article is updated and not added again. */
const numberOf = (index: number): number => index + 1;

/** Creates the blog of a site with demo data and no blog: the documented sample articles, read by the real synchronisation. */
export function createSampleBlog(clock: Clock): BlogReader {
  const posts = (): RemotePost[] => {
    const today = Date.parse(agencyDay(clock.now()));
    return samples.map(([category, daysAgo, slug, title, text], index) => {
      const publishedAt = today - daysAgo * DAY_MS + 9 * HOUR_MS;
      const html = `${bodies[slug] ?? `<p>${text}</p>`}<h2>D’où viennent ces chiffres</h2><p>Article d’exemple : aucun chiffre de ce texte n’a été mesuré.</p>`;
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
