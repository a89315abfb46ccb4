import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { plannerPage } from '../../i18n/dictionaries/planner-page/fr.ts';

interface WithoutScriptProps {
  locale: Locale;
  t: (typeof plannerPage)['page'];
}

/** Replaces the opener when scripts are off: a note that the planner needs script, with a link to the contact form. */
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
