import { type Locale, localizePath } from '../locale/locale.ts';

/** The beginning of a fragment that holds a message. */
export const MESSAGE_FRAGMENT = '#message=';
/** In characters; a longer text is cut. */
const MAX_MESSAGE = 500;

/** Returns the address of the contact form with a message. It is in the fragment, which browsers send to no server. */
export const contactHref = (locale: Locale, message: string): string =>
  localizePath(locale, `/contact${MESSAGE_FRAGMENT}${encodeURIComponent(message.slice(0, MAX_MESSAGE))}`);

/** Reads the message in a fragment; `undefined` if it has none, or one with invalid escapes. */
export function messageIn(fragment: string): string | undefined {
  if (!fragment.startsWith(MESSAGE_FRAGMENT)) return undefined;
  try {
    return (
      decodeURIComponent(fragment.slice(MESSAGE_FRAGMENT.length)).slice(0, MAX_MESSAGE).trim() || undefined
    );
  } catch {
    return undefined;
  }
}
