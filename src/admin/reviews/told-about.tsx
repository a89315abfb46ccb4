import type { ModeratedReviewDto } from '../../contracts/reviews/moderation.ts';
import type { AdminTexts } from '../texts.ts';
import { Typed } from '../ui/fields/Typed.tsx';

/** Returns the text of a toast, followed by the name of the review's author. */
export const toldAbout = (text: string, { name }: Pick<ModeratedReviewDto, 'name'>, t: AdminTexts) => (
  <span>
    {text} <Typed>{name ?? t.reviews.unnamed}</Typed>
  </span>
);
