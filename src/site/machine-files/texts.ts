import type { Locale } from '../../domain/locale/locale.ts';
import { sharing } from '../../i18n/dictionaries/sharing/index.ts';

export const sharingTexts: Record<Locale, typeof sharing.fr> = sharing;
