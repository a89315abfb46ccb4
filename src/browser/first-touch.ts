import { readUtm, type Utm } from '../domain/attribution/utm.ts';
import { addressIn } from '../domain/channels/campaign-address.ts';
import { storageKeys } from '../domain/storage/keys.ts';
import { readConsent } from './consent.ts';

/** The campaign and the referrer of the visitor's first visit. */
export interface FirstTouch {
  utm: Utm;
  /** The number of the built address by which the visitor came. */
  campaignAddress?: string;
  /** The address of a page on another site. */
  referrer?: string;
}

const STORAGE_KEY = storageKeys.firstTouch;

/**
 * Returns the first touch and, with consent to analytics, stores it; a stored touch then wins over later ones. Without
 * consent nothing is stored, a stored touch is removed, and the touch of the present address is returned. A visit
 * without campaign and referrer is not stored, so that it does not hide a later campaign.
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
    // Storage may be off: the lead then has the touch of this page.
  }
  return current;
}

function currentTouch(): FirstTouch {
  const utm = readUtm(location.search);
  const campaignAddress = addressIn(location.search);
  const { referrer } = document;
  return {
    utm,
    ...(campaignAddress !== undefined && { campaignAddress }),
    ...(referrer && originOf(referrer) !== location.origin && { referrer }),
  };
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
