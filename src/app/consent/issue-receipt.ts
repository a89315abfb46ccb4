import type { ConsentReceipt, UnsignedReceipt } from '../../contracts/consents/consent-receipt.ts';
import { canonical } from '../../domain/consent/canonical.ts';
import { choiceEnds, consentCategories } from '../../domain/consent/choice.ts';
import { RECEIPT_PATH } from '../../domain/consent/receipt-path.ts';
import { COMBINED_TEXT_VERSION } from '../../domain/consent/text-versions.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { artistOf } from '../landing/artist-of.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ConsentStore, ListedProof } from '../ports/consents.ts';
import { fail, ok, type Result } from '../result.ts';
import { named, platformNames } from './named.ts';

/** The vendors that the banner names for each category; Tag Manager belongs to two. */
const recipients = {
  analytics: ['Google (Analytics)', 'Google (Tag Manager)'],
  marketing: ['Google (Ads)', 'Meta', 'TikTok', 'Google (Tag Manager)'],
  functional: ['Google'],
} as const;

/**
 * Returns the signed receipt of a cookie choice to whoever knows the number of its proof: its browser alone.
 */
export async function issueReceipt(
  ports: Pick<
    Ports,
    'clock' | 'ids' | 'consents' | 'receipts' | 'consentWordings' | 'landings' | 'settings' | 'siteUrl'
  >,
  id: string,
): Promise<Result<ConsentReceipt, 'not_found'>> {
  const { clock, ids, consents, receipts, consentWordings, settings, siteUrl } = ports;
  const proof = await findProof(consents, id);
  if (!proof) return fail('not_found');
  const { record, textVersion, locale, objected, replaces, scope, asked } = proof;
  const notice = consentWordings.find(textVersion, locale);
  const { brand, contactEmail } = settings.now().company;
  // A proof that did not keep the artist's name knows its page alone: the one named there today may be another.
  const artist =
    scope === null ? undefined : { name: asked?.artist ?? scope, path: (await artistOf(ports, scope)).path };
  const platforms = platformNames(asked);
  const said = (text: string) =>
    artist ? named(text, { artist: artist.name, brand, platforms, locale }) : text;
  // Where the banner asked for both, the artist's purpose is beside that of the site's advertising.
  const ownKey = artist && textVersion === COMBINED_TEXT_VERSION ? 'artist' : undefined;
  const unsigned: UnsignedReceipt = {
    header: { schema_version: '1 (modelled on ISO/IEC TS 27560:2023)', record_id: id, pii_principal_id: id },
    processing: (artist ? (['marketing'] as const) : consentCategories).map((category) => {
      const worded = notice?.wording.categories.find(({ key }) => key === (ownKey ?? category));
      return {
        category,
        purpose: worded ? said(`${worded.name}. ${worded.text}`) : category,
        lawful_basis: 'consent',
        given: record[category],
        recipients: artist ? platforms : [...recipients[category]],
        jurisdiction: 'FR',
      };
    }),
    notice: {
      ...{ text_version: textVersion, language: locale, sha256: notice?.sha256 ?? '' },
      ...(scope === null && asked && { artist: asked.artist, platforms }),
    },
    parties: artist
      ? { controller: artist.name, contact: contactEmail, processor: brand }
      : { controller: brand, contact: contactEmail },
    event: {
      time: record.timestamp,
      type: 'explicit',
      valid_until: new Date(choiceEnds(record)).toISOString(),
      objected,
      replaces,
    },
    withdrawal: siteUrl + localizePath(locale, artist?.path ?? RECEIPT_PATH),
    receipt: {
      receipt_id: ids.next(),
      issued_at: new Date(clock.now()).toISOString(),
      key_id: receipts.keyId,
    },
  };
  const signature = receipts.sign(canonical(unsigned));
  return ok({ ...unsigned, receipt: { ...unsigned.receipt, signature } });
}

/** Returns the proof with exactly this number. */
export async function findProof(
  consents: Pick<ConsentStore, 'list'>,
  id: string,
): Promise<ListedProof | undefined> {
  const found = await consents.list({ id }, 1, 0);
  return found.find((proof) => proof.id === id);
}
