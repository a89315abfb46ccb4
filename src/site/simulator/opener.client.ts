import { CONSENT_EVENT } from '../../browser/consent.ts';
import { rememberFirstTouch } from '../../browser/first-touch.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { storageKeys } from '../../domain/storage/keys.ts';
import { HOST_ID, readHostProps } from './host-props.ts';
import { type Show, startOpener } from './opener.ts';

/** Runs on every page: what leads to the simulator, without React. The simulator itself is fetched when it is needed. */

/** Written out, so that each language is a chunk of its own. */
const dictionaries = {
  fr: () =>
    Promise.all([
      import('../../i18n/dictionaries/fr/simulator.ts'),
      import('../../i18n/dictionaries/fr/errors.ts'),
    ]),
  en: () =>
    Promise.all([
      import('../../i18n/dictionaries/en/simulator.ts'),
      import('../../i18n/dictionaries/en/errors.ts'),
    ]),
  es: () =>
    Promise.all([
      import('../../i18n/dictionaries/es/simulator.ts'),
      import('../../i18n/dictionaries/es/errors.ts'),
    ]),
  pt: () =>
    Promise.all([
      import('../../i18n/dictionaries/pt/simulator.ts'),
      import('../../i18n/dictionaries/pt/errors.ts'),
    ]),
} satisfies Record<Locale, unknown>;

const host = document.getElementById(HOST_ID);
const site = host && readHostProps(host);
if (host && site) {
  startOpener(async (): Promise<Show> => {
    const [{ mountSimulator }, [{ simulator }, { errors }]] = await Promise.all([
      import('./mount.tsx'),
      dictionaries[site.locale](),
    ]);
    return (prefill, close) =>
      mountSimulator(host, { site, t: simulator, messages: errors.fields, prefill, close });
  });
}

// The first page of a visit is the one that knows where the visitor came from, and any page may be the first.
rememberFirstTouch();
document.addEventListener(CONSENT_EVENT, rememberFirstTouch);

// A simulation that could not be sent on an earlier page leaves now. Its sender is fetched only when there is one.
if (hasPending()) void import('./pending-submission.ts').then(({ resendPending }) => resendPending());

function hasPending(): boolean {
  try {
    return localStorage.getItem(storageKeys.pendingSimulation) !== null;
  } catch {
    // Storage may be switched off: then nothing was kept.
    return false;
  }
}
