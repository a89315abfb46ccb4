import type { PageLocals, RenderedPage } from '../contracts/site.ts';
import type { Locale } from '../domain/locale/locale.ts';

/** What a page is rendered from: its data, its language and the parameters in its path. */
export interface PageContext extends PageLocals {
  locale: Locale;
  params: Readonly<Record<string, string>>;
}

/** Renders a page. Returns `undefined` when the parameters name no page. */
export type Page = (context: PageContext) => RenderedPage | undefined | Promise<RenderedPage | undefined>;
