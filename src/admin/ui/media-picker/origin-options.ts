import { mediaOrigins } from '../../../domain/media/picture.ts';
import type { AdminTexts } from '../../texts.ts';

/** The choices of where shown pictures come from; the empty one is all of them. */
export const originOptions = ({ media: { origin } }: Pick<AdminTexts, 'media'>) => [
  { value: '', label: origin.all },
  ...mediaOrigins.map((value) => ({ value, label: origin[value] })),
];
