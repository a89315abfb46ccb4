import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { plannerPage } from '../../i18n/dictionaries/planner-page/fr.ts';

interface WithoutScriptProps {
  locale: Locale;
  t: (typeof plannerPage)['page'];
}

/** Stands in for the opener without script: says that the planner needs it, and leads to the contact form. */
export const WithoutScript = ({ locale, t }: WithoutScriptProps) => (
  <noscript>
    <p className="planner-without">
      {t.noScript}{' '}
      <a className="link" href={localizePath(locale, '/#contact')}>
        {t.contact}
      </a>
    </p>
  </noscript>
);
