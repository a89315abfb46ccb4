import type { ReceiptTexts } from '../../i18n/receipt-texts.ts';

/** A field for the receipt's file, and the place of the result, which `receipt.client.ts` fills. */
export function ReceiptPage({ t }: { t: ReceiptTexts }) {
  return (
    <article className="page-width receipt" data-receipt="" data-texts={JSON.stringify(t)}>
      <h1 className="text-h2">{t.title}</h1>
      <p>{t.intro}</p>
      <p className="receipt-drop">
        <label htmlFor="receipt-file">{t.choose}</label>
        <input id="receipt-file" type="file" accept="application/json,.json" />
      </p>
      <div role="status" data-receipt-status="" />
      <div data-receipt-result="" hidden />
    </article>
  );
}
