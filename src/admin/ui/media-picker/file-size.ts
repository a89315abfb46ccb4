import type { Locale } from '../../../domain/locale/locale.ts';
import { fill, numberFormat } from '../../../i18n/format.ts';
import type { AdminTexts } from '../../texts.ts';

const MEGABYTE = 1024 * 1024;
const TENTH = MEGABYTE / 10;

type Texts = Pick<AdminTexts, 'media'>;

const figure = (locale: Locale, value: number): string =>
  numberFormat(locale, { maximumFractionDigits: 1 }).format(value);

/** Formats a size in bytes: `5,8 Mo`, `43 ko`. The upload limit is in the same megabytes. */
export function sizeText(locale: Locale, { media }: Texts, bytes: number): string {
  return bytes < TENTH
    ? fill(media.size.kilobytes, { size: figure(locale, Math.ceil(bytes / 1024)) })
    : fill(media.size.megabytes, { size: figure(locale, bytes / MEGABYTE) });
}

/** Formats how much of a file is sent: `4,2 sur 5,8 Mo`. */
export function sentText(locale: Locale, t: Texts, sent: number, bytes: number): string {
  const unit = bytes < TENTH ? 1024 : MEGABYTE;
  return fill(t.media.size.sent, { sent: figure(locale, sent / unit), size: sizeText(locale, t, bytes) });
}
