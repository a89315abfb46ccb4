import type { Fee } from '../../../domain/fee/fee.ts';
import { givenInputs } from '../../../domain/guide/calculator-fields.ts';
import { CALCULATOR_FRAGMENT } from '../../../domain/guide/calculator-fragment.ts';
import type { CalculatorId } from '../../../domain/guide/guides.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { feeSentence } from '../../../i18n/money/fee-text.ts';
import { feeTexts } from '../../../i18n/money/fee-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { guidePageTexts } from '../page-texts.ts';
import { CalculatorBody } from './CalculatorBody.tsx';
import { type CalculatorsText, fieldsOf } from './calculator-definition.ts';
import { calculatorsById } from './calculators/calculators-by-id.ts';
import { typedFrom } from './typed-inputs.ts';

interface CalculatorShellProps {
  locale: Locale;
  id: CalculatorId;
  t: CalculatorsText;
  fee: Fee;
}

/** The relation of each calculator to the fee: its result is a budget, or its field contains all costs, or only advertising. */
const counted = {
  youtube: 'budget',
  meta: 'budget',
  tiktok: 'budget',
  spotify: 'total',
  listening: 'total',
  roi: 'total',
  // A return on ad spend divides the revenue by the platform's invoice; the guide treats the fee separately.
  kpi: 'adSpend',
} as const satisfies Record<CalculatorId, string>;

/**
 * A calculator as the server sends it: the fields with their initial values, disabled, and the result of these values.
 * `calculator.client.ts` replaces it with the island.
 */
export function CalculatorShell({ locale, id, t, fee }: CalculatorShellProps) {
  const calculator = calculatorsById[id];
  return (
    <section
      id={CALCULATOR_FRAGMENT}
      className="calculator on-dark"
      aria-labelledby="calc-title"
      data-calculator={id}
      data-locale={locale}
    >
      <h2 id="calc-title" className="calculator-title" tabIndex={-1}>
        {calculator.title(t)}
      </h2>
      <div className="calculator-failed" role="status">
        <p>{t.failed}</p>
        <Button tone="quiet" data-calculator-retry="">
          {t.retry}
        </Button>
      </div>
      <div data-calculator-host="">
        <CalculatorBody
          locale={locale}
          t={t}
          calculator={calculator}
          typed={typedFrom(locale, givenInputs(fieldsOf(calculator), 'initial'))}
        />
      </div>
      <p className="calculator-fee text-small text-muted" data-fee="">
        {guidePageTexts[locale].fee[counted[id]]} {feeSentence(locale, feeTexts(locale), fee)}
      </p>
    </section>
  );
}
