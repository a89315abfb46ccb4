import type { PageLocals, RenderedPage } from '../contracts/site.ts';
import type { Locale } from '../domain/locale/locale.ts';

/** The input of a page: its data, its language and the parameters in its path. */
export interface PageContext extends PageLocals {
  locale: Locale;
  params: Readonly<Record<string, string>>;
}

/** Renders a page. Returns `undefined` when no page exists for the parameters. */
export type Page = (context: PageContext) => RenderedPage | undefined | Promise<RenderedPage | undefined>;
