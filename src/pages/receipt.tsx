import { RECEIPT_PATH } from '../domain/consent/receipt-path.ts';
import { receiptTexts } from '../i18n/receipt-texts.ts';
import readingStyles from '../site/reading/reading.css?inline';
import { ReceiptPage } from '../site/receipt/ReceiptPage.tsx';
import receiptStyles from '../site/receipt/receipt.css?inline';
import type { Page } from './page.ts';
import { siteDocument, siteStyles } from './site-document.tsx';

const styles = siteStyles(readingStyles, receiptStyles);

/** The page on which a visitor checks the receipt of a cookie choice. */
export const receiptPage: Page = (context) => {
  const t = receiptTexts[context.locale];
  return siteDocument(context, {
    path: RECEIPT_PATH,
    title: t.title,
    description: t.description,
    tone: 'light',
    noindex: true,
    share: '/cookies',
    styles,
    scripts: ['receipt'],
    main: <ReceiptPage locale={context.locale} t={t} />,
  });
};
