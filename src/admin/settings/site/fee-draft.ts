import { type Fee, type FeeKind, isFeePercent } from '../../../domain/fee/fee.ts';
import { readTypedNumber } from '../../../domain/guide/typed-number.ts';
import { type Locale, locales } from '../../../domain/locale/locale.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';

/** The agency's fee as typed. */
export interface FeeDraft {
  feeKind: FeeKind;
  feePercent: string;
  /** Whole euros; empty: no minimum. */
  feeMinimum: string;
  feeCovers: Record<Locale, string>;
}

const blank: FeeDraft['feeCovers'] = { fr: '', en: '', es: '', pt: '' };

/** @param decimal the decimal sign of the reader's language */
export function feeDraftOf(fee: Fee, decimal: string): FeeDraft {
  if (fee.kind !== 'percentage')
    return { feeKind: fee.kind, feePercent: '', feeMinimum: '', feeCovers: blank };
  return {
    feeKind: fee.kind,
    feePercent: String(fee.percent).replace('.', decimal),
    feeMinimum: fee.minimum === 0 ? '' : String(fee.minimum),
    feeCovers: fee.covers,
  };
}

/** Returns the fee to send. Without a percentage, its other typed values are dropped. */
export function feeOf({ feeKind, feeCovers, ...typed }: FeeDraft): Fee {
  if (feeKind !== 'percentage') return { kind: feeKind };
  return {
    kind: feeKind,
    percent: percentOf(typed.feePercent) ?? Number.NaN,
    minimum: minimumOf(typed.feeMinimum) ?? Number.NaN,
    covers: feeCovers,
  };
}

/** Returns the message for each field of the fee that is wrong. */
export function feeProblems(
  { feeKind, feePercent, feeMinimum, feeCovers }: FeeDraft,
  t: { percentError: string; minimumError: string; coversError: string },
): FieldErrors {
  if (feeKind !== 'percentage') return {};
  const percent = percentOf(feePercent);
  const minimum = minimumOf(feeMinimum);
  return {
    ...((percent === undefined || !isFeePercent(percent)) && { feePercent: t.percentError }),
    ...((minimum === undefined || !Number.isInteger(minimum) || minimum < 0) && {
      feeMinimum: t.minimumError,
    }),
    ...(locales.some((locale) => feeCovers[locale].trim() === '') && { feeCovers: t.coversError }),
  };
}

// A point and a comma are the decimal sign of one decimal in every language.
const percentOf = (typed: string) => readTypedNumber('fr', typed.replace('%', ''));
const minimumOf = (typed: string) => (typed.trim() === '' ? 0 : readTypedNumber('fr', typed, true));
