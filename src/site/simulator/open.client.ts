import { addStyles } from '../../browser/add-styles.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { HOST_ID, readHostProps } from './host-props.ts';
import { type Show, startOpener } from './opener.ts';
import steps from './steps.css?url';

/** Opens the simulator on any page. This script is itself loaded when the page is first used. */

/** The imports are literal, so that each language is a chunk of its own. */
const dictionaries = {
  fr: () =>
    Promise.all([
      import('../../i18n/dictionaries/simulator/fr.ts'),
      import('../../i18n/dictionaries/simulator-errors/fr.ts'),
    ]),
  en: () =>
    Promise.all([
      import('../../i18n/dictionaries/simulator/en.ts'),
      import('../../i18n/dictionaries/simulator-errors/en.ts'),
    ]),
  es: () =>
    Promise.all([
      import('../../i18n/dictionaries/simulator/es.ts'),
      import('../../i18n/dictionaries/simulator-errors/es.ts'),
    ]),
  pt: () =>
    Promise.all([
      import('../../i18n/dictionaries/simulator/pt.ts'),
      import('../../i18n/dictionaries/simulator-errors/pt.ts'),
    ]),
} satisfies Record<Locale, unknown>;

const host = document.getElementById(HOST_ID);
const site = host && readHostProps(host);
if (host && site) {
  startOpener(async (): Promise<Show> => {
    const [{ mountSimulator }, [{ simulator }, { simulatorErrors }]] = await Promise.all([
      import('./mount.tsx'),
      dictionaries[site.locale](),
      addStyles(steps),
    ]);
    return (prefill, close) =>
      mountSimulator(host, { site, t: simulator, messages: simulatorErrors, prefill, close });
  });
}
