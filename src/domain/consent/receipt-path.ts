/** Path of the page on which a receipt is checked, without language prefix. It is noindex and not in the site map. */
export const RECEIPT_PATH = '/recu';
