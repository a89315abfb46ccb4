import { useLanguage } from '../texts.ts';

/** A network error with its code, as `adapters/http/failure-reason.ts` writes it. */
const CODED = /^network error( \([A-Z_\d]+\))$/;

/**
 * Returns the function that writes a short reason of the server in the user's language. A reason without words, such as
 * `HTTP 503`, stays as it is.
 */
export function useCause(): (reason: string | null) => string {
  const { causes } = useLanguage().t;
  return (reason) => {
    if (reason === null) return '';
    const code = CODED.exec(reason)?.[1];
    if (code) return `${causes['network error']}${code}`;
    return Object.hasOwn(causes, reason) ? causes[reason as keyof typeof causes] : reason;
  };
}
