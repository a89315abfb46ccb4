import type { CampaignPlatform } from '../../domain/campaign/campaign-values.ts';
import type { Rating } from '../../domain/review/rating.ts';

/** An invented review, for a demonstration of the site. */
export interface SampleReview {
  /** At least 1: the newest activities of the demo data are not reviews, and may be from yesterday. */
  daysAgo: number;
  name: string;
  rating: Rating | null;
  comment: string | null;
  lang: string;
  campaignPlatform: CampaignPlatform | null;
  company: string | null;
  verified: boolean;
}

/** SAMPLE CONTENT, newest first: invented people and bands, stored with `demo`, by default never on a public site. */
export const sampleReviews: readonly SampleReview[] = [
  {
    daysAgo: 1,
    name: 'Maëlle K.',
    rating: 5,
    comment:
      'Deux semaines de campagne YouTube pour mon premier clip et, pour une fois, je comprends où est parti chaque euro. Le rapport du lundi tient sur une page et ils proposent toujours la suite.',
    lang: 'fr',
    campaignPlatform: 'youtube',
    company: null,
    verified: true,
  },
  {
    daysAgo: 2,
    name: 'Sacha B.',
    rating: 4,
    comment: 'Très bon ciblage sur Meta. Il a fallu relancer une fois pour avoir les visuels au bon format.',
    lang: 'fr',
    campaignPlatform: 'meta',
    company: 'Les Éclats Bleus',
    verified: true,
  },
  {
    daysAgo: 3,
    name: 'Inès A.',
    rating: 5,
    comment:
      'Trabajo serio y muy claro: nos explicaron por qué paraban dos anuncios y por qué subían el presupuesto del tercero. El vídeo llegó a gente que de verdad escucha nuestro estilo.',
    lang: 'es',
    campaignPlatform: 'youtube',
    company: 'La Marea Lenta',
    verified: false,
  },
  {
    daysAgo: 5,
    name: 'Orphée',
    rating: 5,
    comment: 'Réponses rapides, langage simple. Je recommande.',
    lang: 'fr',
    campaignPlatform: 'meta',
    company: null,
    verified: false,
  },
  {
    daysAgo: 9,
    name: 'Tobias W.',
    rating: 4,
    comment:
      'Solid results on YouTube, and they told us frankly that TikTok was not worth it for this single. I would have liked a call halfway through.',
    lang: 'en',
    campaignPlatform: 'youtube',
    company: 'Paper Lanterns',
    verified: true,
  },
  {
    daysAgo: 16,
    name: 'Nolwenn P.',
    rating: 3,
    comment:
      'Les vues sont bien réelles, mais le coût a été plus haut que prévu la première semaine. Corrigé ensuite.',
    lang: 'fr',
    campaignPlatform: null,
    company: null,
    verified: true,
  },
  {
    daysAgo: 24,
    name: 'Karim D.',
    rating: 5,
    comment: null,
    lang: 'fr',
    campaignPlatform: null,
    company: 'DJ Ombrelle',
    verified: false,
  },
  {
    daysAgo: 33,
    name: 'Duarte V.',
    rating: 5,
    comment:
      'Lançamos o single com um orçamento pequeno e eles foram honestos desde o começo sobre o que dava para esperar. As visualizações vieram do Brasil e de Portugal, como a gente queria.',
    lang: 'pt',
    campaignPlatform: 'youtube',
    company: 'Vento Sul',
    verified: true,
  },
  {
    daysAgo: 58,
    name: 'Jean-Baptiste L.',
    rating: 4,
    comment:
      'Un interlocuteur unique, des tests courts, des décisions expliquées. Le simulateur était proche du réel.',
    lang: 'fr',
    campaignPlatform: null,
    company: null,
    verified: true,
  },
  {
    daysAgo: 87,
    name: 'Anouk',
    rating: 5,
    comment:
      'J’avais peur d’acheter des vues vides. On m’a montré les publics, les villes, la durée d’écoute. Trois dates de concert remplies plus tard, je reviens pour l’album.',
    lang: 'fr',
    campaignPlatform: 'spotify',
    company: 'Nuit Corail',
    verified: true,
  },
  {
    daysAgo: 120,
    name: 'Mehdi R.',
    rating: null,
    comment: 'Campagne lancée en deux jours, comme annoncé.',
    lang: 'fr',
    campaignPlatform: null,
    company: null,
    verified: false,
  },
  {
    daysAgo: 171,
    name: 'Harriet F.',
    rating: 5,
    comment: 'Clear numbers, no jargon, and nobody tried to sell us a bigger budget.',
    lang: 'en',
    campaignPlatform: 'meta',
    company: 'Harbor & Pine',
    verified: false,
  },
  {
    daysAgo: 240,
    name: 'Lucie T.',
    rating: 3,
    comment: 'Bon accompagnement, résultats corrects sans plus sur Instagram. Bien mieux sur YouTube.',
    lang: 'fr',
    campaignPlatform: null,
    company: null,
    verified: false,
  },
  {
    daysAgo: 400,
    name: 'Élio M.',
    rating: 4,
    comment: 'Une équipe qui écoute les morceaux avant de parler de budget. Ça change.',
    lang: 'fr',
    campaignPlatform: null,
    company: 'Sable Ardent',
    verified: true,
  },
  {
    daysAgo: 760,
    name: 'Gaëtan S.',
    rating: 5,
    comment:
      'Deuxième EP avec eux. La méthode est la même, tester petit puis pousser ce qui marche, et c’est exactement ce qu’il faut quand on paie de sa poche.',
    lang: 'fr',
    campaignPlatform: null,
    company: null,
    verified: true,
  },
];
