import { addStyles } from '../../browser/add-styles.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { HOST_ID, PLANNER_FRAGMENT, readHostProps } from './host-props.ts';
import plannerStyles from './planner.css?url';
import resultStyles from './results.css?url';

/** The imports are literal, so that each language is a chunk of its own. */
const dictionaries = {
  fr: () =>
    Promise.all([
      import('../../i18n/dictionaries/fr/planner.ts'),
      import('../../i18n/dictionaries/fr/planner-names.ts'),
      import('../../i18n/dictionaries/fr/planner-page.ts'),
    ]),
  en: () =>
    Promise.all([
      import('../../i18n/dictionaries/en/planner.ts'),
      import('../../i18n/dictionaries/en/planner-names.ts'),
      import('../../i18n/dictionaries/en/planner-page.ts'),
    ]),
  es: () =>
    Promise.all([
      import('../../i18n/dictionaries/es/planner.ts'),
      import('../../i18n/dictionaries/es/planner-names.ts'),
      import('../../i18n/dictionaries/es/planner-page.ts'),
    ]),
  pt: () =>
    Promise.all([
      import('../../i18n/dictionaries/pt/planner.ts'),
      import('../../i18n/dictionaries/pt/planner-names.ts'),
      import('../../i18n/dictionaries/pt/planner-page.ts'),
    ]),
} satisfies Record<Locale, unknown>;

/**
 * Opens the planner on a page that has its host: for the fragment `#planner` in the address and for links to it. A click
 * pushes one entry of history, so that Back closes the planner; closing it in another way goes back over that entry. The
 * planner's code and its words are fetched when it is first opened. This script is itself loaded when the page is first
 * used.
 */
export function startPlanner(): void {
  const host = document.getElementById(HOST_ID);
  const site = host && readHostProps(host);
  if (!host || !site) return;
  let hide: (() => void) | undefined;
  /** Whether the present entry of history was pushed here. */
  let pushed = false;

  const open = async (): Promise<void> => {
    if (hide) return;
    hide = () => {};
    try {
      const [{ mountPlanner }, [{ planner }, { plannerNames }, { plannerPage }]] = await Promise.all([
        import('./mount.tsx'),
        dictionaries[site.locale](),
        ...[plannerStyles, resultStyles].map(addStyles),
      ]);
      // Closed while it was loading.
      if (!hide) return;
      hide = mountPlanner(host, { site, t: planner, names: plannerNames, questions: plannerPage.faq, close });
    } catch {
      // The page stays as it is, and its own link works again.
      hide = undefined;
    }
  };
  const remove = () => {
    const present = hide;
    hide = undefined;
    present?.();
  };
  function close(): void {
    remove();
    if (pushed) history.back();
    else history.replaceState(history.state, '', location.pathname + location.search);
    pushed = false;
  }
  const isWanted = () => location.hash === `#${PLANNER_FRAGMENT}`;

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href$="#${PLANNER_FRAGMENT}"]`);
    if (!link || link.pathname !== location.pathname || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isWanted()) {
      history.pushState(history.state, '', link.href);
      pushed = true;
    }
    void open();
  });
  addEventListener('popstate', () => {
    pushed = false;
    if (isWanted()) void open();
    else remove();
  });
  if (isWanted()) void open();
}
