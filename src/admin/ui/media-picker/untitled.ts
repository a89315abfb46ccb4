import type { MediaDto } from '../../../contracts/media.ts';

/** Whether a picture lacks its alternative text: it has no text in any language, and is not decorative. */
export const isUntitled = ({ alt, decorative }: Pick<MediaDto, 'alt' | 'decorative'>): boolean =>
  !decorative && Object.values(alt).every((text) => text === '');
