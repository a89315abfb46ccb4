import type { ConsentReceipt, ReadWording, ReceiptCheck } from '../../contracts/consents/consent-receipt.ts';
import { canonical } from '../../domain/consent/canonical.ts';
import { needsChoice } from '../../domain/consent/choice.ts';
import { isUnsure } from '../../domain/consent/text-versions.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { KeptWording } from '../ports/receipts.ts';
import { findProof } from './issue-receipt.ts';
import { named, platformNames } from './named.ts';

/**
 * Says whether this site signed a receipt as it stands, what became of its choice, and how the banner was worded. One
 * changed character makes it false; the order of the fields does not matter.
 */
export async function checkReceipt(
  {
    clock,
    consents,
    receipts,
    consentWordings,
  }: Pick<Ports, 'clock' | 'consents' | 'receipts' | 'consentWordings'>,
  { receipt: { signature, ...stamp }, ...rest }: ConsentReceipt,
): Promise<ReceiptCheck> {
  if (!receipts.verify(canonical({ ...rest, receipt: stamp }), stamp.key_id, signature))
    return { genuine: false };
  const proof = await findProof(consents, rest.header.record_id);
  const found = consentWordings.find(rest.notice.text_version, rest.notice.language);
  const words = namesIn(rest);
  const state = !proof
    ? 'erased'
    : proof.replacedAt !== null
      ? 'replaced'
      : needsChoice(proof.record, clock.now())
        ? 'ended'
        : 'valid';
  const replacedAt = proof?.replacedAt ?? null;
  return {
    genuine: true,
    state,
    replacedAt: replacedAt === null ? null : new Date(replacedAt).toISOString(),
    wording: found ? words(found.wording) : null,
    isSure: !isUnsure(rest.notice.text_version),
    instead: found?.instead ? words(found.instead) : null,
  };
}

/** Returns how a wording reads with the names that the banner of a receipt had. */
function namesIn({ notice, parties, processing }: Omit<ConsentReceipt, 'receipt'>) {
  const { controller, processor } = parties;
  const isArtists = processor !== undefined;
  const names = {
    // Marked as left out where the proof kept no names.
    artist: isArtists ? controller : (notice.artist ?? '[…]'),
    brand: processor ?? controller,
    platforms: (isArtists ? processing[0]?.recipients : notice.platforms) ?? platformNames(null),
    locale: notice.language,
  };
  const said = (text: string) => named(text, names);
  return ({ also, title, text, settings, categories }: KeptWording): ReadWording => ({
    also: also === null ? null : said(also),
    title: said(title),
    text: said(text),
    settings: said(settings),
    categories: categories.map((category) => ({ name: said(category.name), text: said(category.text) })),
  });
}
