import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import type { AdminTexts } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';

/** The sentence of a notice, with the name of the review's author behind it. */
export const toldAbout = (text: string, { name }: Pick<ModeratedReviewDto, 'name'>, t: AdminTexts) => (
  <span>
    {text} <Typed>{name ?? t.reviews.unnamed}</Typed>
  </span>
);
