import type { Fee } from '../../domain/fee/fee.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { feeSentence } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { guidePageTexts } from './page-texts.ts';

/** The note on the budgets of a list of guides: they are for advertising only, and the fee has its own terms. */
export function FeeOfGuides({ locale, fee }: { locale: Locale; fee: Fee }) {
  return (
    <p className="max-w-prose pb-6 text-small text-muted" data-fee="">
      {guidePageTexts[locale].fee.guides} {feeSentence(locale, feeTexts(locale), fee)}
    </p>
  );
}
