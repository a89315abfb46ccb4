import type { Locale } from '../../domain/locale/locale.ts';
import { guidePage } from '../../i18n/dictionaries/guide-page/index.ts';

export const guidePageTexts: Record<Locale, typeof guidePage.fr> = guidePage;
