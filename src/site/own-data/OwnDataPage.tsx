import type { SiteFacts, OwnDataPage as State } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { AskForLink } from './AskForLink.tsx';
import { OpenData } from './OpenData.tsx';

interface OwnDataPageProps {
  locale: Locale;
  site: SiteFacts;
  state: State;
}

/** The page of a person's own data: the request for a link, and after it, everything that is stored about the address. */
export function OwnDataPage({ locale, site, state }: OwnDataPageProps) {
  return (
    <article className="page-width own-data">
      {state.open ? (
        <OpenData locale={locale} site={site} open={state.open} />
      ) : (
        <AskForLink locale={locale} site={site} state={state} />
      )}
    </article>
  );
}
