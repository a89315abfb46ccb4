import type { SiteFacts, OwnDataPage as State } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { OWN_DATA_PATH } from '../../domain/own-data/own-data.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Breadcrumb } from '../reading/Breadcrumb.tsx';
import { AskForLink } from './AskForLink.tsx';
import { ErasedData } from './ErasedData.tsx';
import { OpenData } from './OpenData.tsx';

interface OwnDataPageProps {
  locale: Locale;
  site: SiteFacts;
  state: State;
}

/**
 * The page of a person's own data: the request for a link; after it, everything that is stored about the address; and after the
 * erasure, what is gone and what stays.
 */
export function OwnDataPage({ locale, site, state }: OwnDataPageProps) {
  const { link, erase: t } = ownData[locale];
  return (
    <article className="page-width own-data">
      <Breadcrumb locale={locale} crumbs={[{ name: link }]} />
      {state.erased ? (
        <ErasedData locale={locale} erased={state.erased} />
      ) : state.open ? (
        <div className="own-data-open" data-own="">
          <OpenData locale={locale} state={state} open={state.open} />
        </div>
      ) : (
        <AskForLink locale={locale} site={site} state={state} />
      )}
      <form
        className="own-open"
        method="post"
        action={localizePath(locale, OWN_DATA_PATH)}
        data-own=""
        data-own-erase=""
        hidden
      >
        <h1 className="text-h2">{t.confirmHeading}</h1>
        <p>{t.confirmText}</p>
        <input type="hidden" name="act" value="erase" />
        <input type="hidden" name="code" />
        <Button type="submit">{t.confirm}</Button>
      </form>
    </article>
  );
}
