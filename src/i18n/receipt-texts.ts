import { receipt } from './dictionaries/receipt/index.ts';

/** The texts of the page on which a receipt of a cookie choice is checked, by language. */
export const receiptTexts = receipt;
export type ReceiptTexts = (typeof receipt)['fr'];
