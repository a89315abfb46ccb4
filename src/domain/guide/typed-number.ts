import type { Locale } from '../locale/locale.ts';

/** The decimal sign of each language. The other of the two signs groups thousands, or is a typing error. */
const decimalSign: Record<Locale, '.' | ','> = { fr: ',', en: '.', es: ',', pt: ',' };

/**
 * Reads a number as people who use a language type it: `100 000`, `1.500,50` or `0.05` in French, `1,500.50` in
 * English. Spaces and the euro sign are ignored. Returns `undefined` for text that is no number: letters, two decimal
 * signs, `1e5`.
 * @param whole whether the field accepts only whole numbers: `100,000` is then a hundred thousand in every language
 */
export function readTypedNumber(locale: Locale, typed: string, whole = false): number | undefined {
  const text = typed.replace(/[\s€]/g, '').replace(/^[−–]/, '-');
  const decimal = decimalSign[locale];
  const other = decimal === ',' ? '.' : ',';
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,]+)$/.exec(text) ?? [];
  const plain =
    whole && isGrouped(digits, decimal)
      ? digits.replaceAll(decimal, '')
      : isGrouped(digits, other)
        ? digits.replaceAll(other, '').replace(decimal, '.')
        : withPoint(digits, decimal, other);
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const value = Number(plain);
  return sign === '-' ? -value : value;
}

/**
 * True for `1.500` and `1.500.000,50`, when `.` is the sign that groups. A text with a leading zero is not grouped:
 * `0.500` is a half.
 */
function isGrouped(digits: string, sign: string): boolean {
  const [whole = ''] = digits.split(sign === '.' ? ',' : '.');
  return new RegExp(`^[1-9]\\d{0,2}(\\${sign}\\d{3})+$`).test(whole);
}

/** Reads a single sign of the other language as the decimal sign: many keyboards have no comma beside the digits. */
function withPoint(digits: string, decimal: string, other: string): string {
  if (!digits.includes(other)) return digits.replace(decimal, '.');
  return digits.includes(decimal) ? '' : digits.replace(other, '.');
}
