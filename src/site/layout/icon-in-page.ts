/**
 * `public/favicon.svg` as a `data:` address, which needs no request. A browser requests a page's icon right after
 * `load`, which may be before the first paint (decision record 0041).
 */
export const iconInPage =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2032%2032'%3E%3Crect%20width='32'%20height='32'%20rx='8'%20fill='%230c0a10'/%3E%3Cg%20fill='%23ff3366'%3E%3Crect%20x='6'%20y='12'%20width='4.5'%20height='9'%20rx='1.6'/%3E%3Crect%20x='13.75'%20y='6'%20width='4.5'%20height='20'%20rx='1.6'/%3E%3Crect%20x='21.5'%20y='9'%20width='4.5'%20height='12'%20rx='1.6'/%3E%3C/g%3E%3C/svg%3E";
