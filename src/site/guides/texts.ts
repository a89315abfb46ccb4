import type { Locale } from '../../domain/locale/locale.ts';
import { guides } from '../../i18n/dictionaries/guides/index.ts';

export type GuideTexts = typeof guides.fr;

export const guideTexts: Record<Locale, GuideTexts> = guides;
