import type { Locale } from '../../domain/locale/locale.ts';
import type { ReceiptTexts } from '../../i18n/receipt-texts.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** A field for the receipt's file, and the place of the result, which `receipt.client.ts` fills. */
export function ReceiptPage({ locale, t }: { locale: Locale; t: ReceiptTexts }) {
  return (
    <ReadingPage locale={locale} crumbs={[{ name: t.title }]} title={t.title} lead={t.description}>
      <div className="page-width receipt" data-receipt="" data-texts={JSON.stringify(t)}>
        <div className="receipt-check">
          <p className="receipt-drop">
            <label htmlFor="receipt-file">{t.choose}</label>
            <input id="receipt-file" type="file" accept="application/json,.json" />
          </p>
          <div role="status" tabIndex={-1} data-receipt-status="" />
          <div data-receipt-result="" hidden />
        </div>
        <ol className="receipt-steps">
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </ReadingPage>
  );
}
