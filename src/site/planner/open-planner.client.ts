import { addStyles } from '../../browser/add-styles.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { startFlow } from '../flow/opener.ts';
import { HOST_ID, PLANNER_FRAGMENT, readHostProps } from './host-props.ts';
import plannerStyles from './planner.css?url';
import resultStyles from './results/results.css?url';

/** The imports are literal, so that each language is a chunk of its own. */
const dictionaries = {
  fr: () =>
    Promise.all([
      import('../../i18n/dictionaries/planner/fr.ts'),
      import('../../i18n/dictionaries/planner-names/fr.ts'),
      import('../../i18n/dictionaries/planner-page/fr.ts'),
    ]),
  en: () =>
    Promise.all([
      import('../../i18n/dictionaries/planner/en.ts'),
      import('../../i18n/dictionaries/planner-names/en.ts'),
      import('../../i18n/dictionaries/planner-page/en.ts'),
    ]),
  es: () =>
    Promise.all([
      import('../../i18n/dictionaries/planner/es.ts'),
      import('../../i18n/dictionaries/planner-names/es.ts'),
      import('../../i18n/dictionaries/planner-page/es.ts'),
    ]),
  pt: () =>
    Promise.all([
      import('../../i18n/dictionaries/planner/pt.ts'),
      import('../../i18n/dictionaries/planner-names/pt.ts'),
      import('../../i18n/dictionaries/planner-page/pt.ts'),
    ]),
} satisfies Record<Locale, unknown>;

/**
 * Opens the planner on a page that has its host: for the fragment `#planner` in the address and for links to it. Its
 * code, its texts and its styles are fetched when it is opened, not before. This script is itself loaded when the page
 * is first used.
 */
export function startPlanner(): void {
  const host = document.getElementById(HOST_ID);
  const site = host && readHostProps(host);
  if (!host || !site) return;
  const fragment = `#${PLANNER_FRAGMENT}`;
  startFlow<object>({
    name: PLANNER_FRAGMENT,
    parse: (hash) => (hash === fragment ? {} : undefined),
    address: () => fragment,
    async load() {
      const [{ mountPlanner }, [{ planner }, { plannerNames }, { plannerPage }]] = await Promise.all([
        import('./mount.tsx'),
        dictionaries[site.locale](),
        ...[plannerStyles, resultStyles].map(addStyles),
      ]);
      return (_wanted, close) =>
        mountPlanner(host, {
          site,
          t: planner,
          names: plannerNames,
          questions: plannerPage.faq,
          close,
        });
    },
  });
}
