import type { Locale } from '../../domain/locale/locale.ts';
import type { Rating } from '../../domain/review/rating.ts';

export interface SamplePendingReview {
  name: string;
  email: string;
  rating: Rating;
  comment: string;
  lang: Locale;
  /** Hours between its arrival and that of the newest review. */
  hoursEarlier: number;
}

/** SAMPLE CONTENT: pending reviews of invented people. Their addresses do not exist. */
export const samplePendingReviews: readonly SamplePendingReview[] = [
  {
    name: 'Camille Roussel',
    email: 'camille.roussel@example.com',
    rating: 5,
    comment:
      'Campagne Meta pour notre tournée : les dates de Nantes et de Lyon se sont remplies en dix jours. L’équipe répond vite et ne promet pas la lune.',
    lang: 'fr',
    hoursEarlier: 0,
  },
  {
    name: 'Yanis Belkacem',
    email: 'yanis.belkacem@example.com',
    rating: 4,
    comment:
      'Bon suivi et des chiffres clairs. J’aurais aimé recevoir le premier rapport un peu plus tôt, mais le clip a trouvé son public.',
    lang: 'fr',
    hoursEarlier: 21,
  },
  {
    name: 'Marisol Quintana',
    email: 'marisol.quintana@example.com',
    rating: 3,
    comment: 'Buen trato, aunque la campaña arrancó dos días más tarde de lo previsto.',
    lang: 'es',
    hoursEarlier: 52,
  },
];
