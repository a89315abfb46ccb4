import type { Locale } from '../locale/locale.ts';
import { withPlainDigits } from '../text/plain-digits.ts';
import { withoutInvisible } from '../text/typed-address.ts';

type Sign = '.' | ',';
/** The decimal sign of each language. */
export const decimalSign: Record<Locale, Sign> = { fr: ',', en: '.', es: ',', pt: ',' };

const CURRENCY = /^(?:€|eur|euros?)\s?(?=[\d+-])|\s?(?:€|eur|euros?)$/i;
/** The end of a Swiss or German price: `1’000.–`. */
const NO_CENTS = /[.,][–—-]+$/;
/** A space or an apostrophe in front of exactly three digits. */
const SPACED_GROUP = /(\d)[\s'’ʼ`´](?=\d{3}(?!\d))/g;

/**
 * Reads a number as people who use a language type it: `100 000`, `1.500,50` or `0.05` in French, `1,500.50` in
 * English, `1’000` in Switzerland, `1 500 euros`, `١٬٠٠٠`. Returns `undefined` for text that is not a number: other letters,
 * groups of more or fewer than three digits, `1e5`.
 *
 * A point or a comma is ambiguous only if it is the single sign, before exactly three digits, as in `1.500`. It then groups
 * thousands, unless it is the decimal sign of the language. Otherwise the digits around it decide: `1.5`, `0.500` and `1500.500`
 * are decimals in every language, `1.500.000` is grouped, and if two different signs occur, the last one is the decimal sign.
 * @param whole whether three decimals make no sense in the field, as in whole numbers and in amounts of euros and cents: `1.500` and
 *   `1,500` are then fifteen hundred in every language
 */
export function readTypedNumber(locale: Locale, typed: string, whole = false): number | undefined {
  const text = withPlainSigns(withoutInvisible(typed).trim())
    .replaceAll(/\s+/g, ' ')
    .replace(/^[−–]/, '-')
    .replace(CURRENCY, '')
    .replace(NO_CENTS, '')
    .replaceAll(SPACED_GROUP, '$1');
  const [, sign, digits] = /^([+-]?) ?([\d.,]+)$/.exec(text) ?? [];
  const plain = digits && withPoint(digits, whole ? undefined : decimalSign[locale]);
  if (!plain || !/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  return sign === '-' ? -Number(plain) : Number(plain);
}

/** Returns digits without groups and with a point as the decimal sign, or `undefined` if they can't be read. */
function withPoint(digits: string, decimal: Sign | undefined): string | undefined {
  const signs = digits.replaceAll(/\d/g, '');
  if (signs === '') return digits;
  const end = digits.lastIndexOf(signs.slice(-1));
  const before = digits.slice(0, end);
  const after = digits.slice(end + 1);
  if (signs.length === 1 && (signs === decimal || !isGrouped(digits, signs))) return `${before}.${after}`;
  const [group = ''] = signs;
  if (signs === group.repeat(signs.length))
    return isGrouped(digits, group) ? digits.replaceAll(group, '') : undefined;
  return isGrouped(before, group) ? `${before.replaceAll(group, '')}.${after}` : undefined;
}

/** True for `1.500` and `1.500.000`. A text with a leading zero is not grouped: `0.500` is a half. */
function isGrouped(digits: string, sign: string): boolean {
  const [start = '', ...groups] = digits.split(sign);
  return /^[1-9]\d{0,2}$/.test(start) && groups.every((group) => /^\d{3}$/.test(group));
}

/** Replaces Arabic and full-width digits and signs by English ones. */
const withPlainSigns = (text: string): string =>
  withPlainDigits(text).replaceAll('٬', "'").replaceAll('٫', '.').replaceAll('．', '.').replaceAll('，', ',');
