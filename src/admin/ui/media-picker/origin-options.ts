import { mediaOrigins } from '../../../domain/media/picture.ts';
import type { AdminTexts } from '../../texts.ts';

/** The options of the filter by the source of pictures; the empty one shows all. */
export const originOptions = ({ media: { origin } }: Pick<AdminTexts, 'media'>) => [
  { value: '', label: origin.all },
  ...mediaOrigins.map((value) => ({ value, label: origin[value] })),
];
