import type { Locale } from '../../domain/locale/locale.ts';
import { legal } from '../../i18n/dictionaries/legal/index.ts';

export const legalTexts: Record<Locale, typeof legal.fr> = legal;
