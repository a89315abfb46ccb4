import { readUtm, type Utm } from '../domain/attribution/utm.ts';
import { storageKeys } from '../domain/storage/keys.ts';
import { readConsent } from './consent.ts';

/** What led the visitor here the first time. */
export interface FirstTouch {
  utm: Utm;
  /** Address of another site. */
  referrer?: string;
}

const STORAGE_KEY = storageKeys.firstTouch;

/**
 * Gives the first touch and, with consent to analytics, remembers it: it then wins over later ones. Without consent
 * nothing is stored, what was stored is taken out, and the present address speaks for itself. A visit that tells
 * nothing is not remembered, so that it does not hide the campaign that comes after it.
 */
export function rememberFirstTouch(): FirstTouch {
  const current = currentTouch();
  try {
    if (!readConsent()?.analytics) {
      localStorage.removeItem(STORAGE_KEY);
      return current;
    }
    const stored = parse(localStorage.getItem(STORAGE_KEY));
    if (stored) return stored;
    if (current.referrer || Object.keys(current.utm).length > 0) {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
    }
  } catch {
    // Storage may be switched off: the lead then carries what this page knows.
  }
  return current;
}

function currentTouch(): FirstTouch {
  const utm = readUtm(location.search);
  const referrer = document.referrer;
  return referrer && originOf(referrer) !== location.origin ? { utm, referrer } : { utm };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function parse(text: string | null): FirstTouch | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null || !('utm' in value)) return undefined;
  if (typeof value.utm !== 'object' || value.utm === null) return undefined;
  return value as FirstTouch;
}
