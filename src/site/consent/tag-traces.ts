import type { ConsentCategory, ConsentChoice } from '../../domain/consent/choice.ts';

/** First-party cookies that the tags and `matching-id.ts` set, by the category that allows them; `_gac_`, which Analytics sets for Ads, by both. */
const names: Partial<Record<ConsentCategory, RegExp>> = {
  analytics: /^_(?:ga(?:_|c_|t|$)|gid$)/,
  marketing: /^(?:_(?:gac_|gcl|fb[pcx]$|ttp$|tt_)|ttcsid|ttclid$)/,
};

/** What Google Ads keeps beside its cookies, in local storage. */
const GOOGLE_ADS_STORAGE = '_gcl_ls';

/** Deletes what tags have kept that the choice does not allow: cookies of this host and of the domains above it, and storage. */
export function deleteTagTraces(choice: ConsentChoice): void {
  if (!choice.marketing) forget(GOOGLE_ADS_STORAGE);
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0] ?? '';
    const refused = Object.entries(names).some(
      ([category, pattern]) => !choice[category as ConsentCategory] && pattern.test(name),
    );
    if (!refused) continue;
    const expired = `${name}=; Max-Age=0; Path=/`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = expired;
    // The tags choose the widest domain that the browser accepts: try each.
    const labels = location.hostname.split('.');
    for (const index of labels.keys()) {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${expired}; Domain=${labels.slice(index).join('.')}`;
    }
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be off: then nothing was kept.
  }
}
