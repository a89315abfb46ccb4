import type { PartKey } from './parts.ts';

/** Start of the address of a preview: `/apercu/<code>/en/faq`. */
const PREVIEW = '/apercu/';

/** Returns the path of the preview of a page with a draft. `outline` names the part that the preview marks. */
export const previewPath = (code: string, page: string, outline: PartKey): string =>
  `${PREVIEW}${code}${page === '/' ? '' : page}?outline=${outline}`;

/** Returns the code and the page's path in the path of a preview; `undefined` for another path. */
export function previewIn(pathname: string): { code: string; page: string } | undefined {
  if (!pathname.startsWith(PREVIEW)) return undefined;
  const [code = '', ...rest] = pathname.slice(PREVIEW.length).split('/');
  return { code, page: `/${rest.join('/')}` };
}
