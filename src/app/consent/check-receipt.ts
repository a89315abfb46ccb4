import type { ConsentReceipt, ReceiptCheck } from '../../contracts/consents/consent-receipt.ts';
import { canonical } from '../../domain/consent/canonical.ts';
import { needsChoice } from '../../domain/consent/choice.ts';
import type { Ports } from '../ports/all-ports.ts';
import { findProof } from './issue-receipt.ts';
import { named } from './named.ts';

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
  const { controller: artist, processor: brand } = rest.parties;
  const [platforms = []] = rest.processing.map(({ recipients }) => recipients);
  const said = (text: string) =>
    brand === undefined ? text : named(text, { artist, brand, platforms, locale: rest.notice.language });
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
    wording: found
      ? {
          title: said(found.wording.title),
          text: said(found.wording.text),
          settings: said(found.wording.settings),
          categories: found.wording.categories.map(({ name, text }) => ({
            name: said(name),
            text: said(text),
          })),
        }
      : null,
  };
}
