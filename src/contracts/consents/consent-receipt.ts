import { z } from 'zod';
import { consentCategories } from '../../domain/consent/choice.ts';
import { locales } from '../../domain/locale/locale.ts';

/**
 * The receipt of a cookie choice, modelled on ISO/IEC TS 27560:2023 without claiming conformity. Everything but the signature
 * is signed, by Ed25519 over its JSON with sorted keys in UTF-8. It names nobody but the agency.
 */
const text = z.string().max(500);
const signed = {
  header: z.strictObject({
    schema_version: text,
    /** The number of the proof, which also stands for the person: nothing else is known. */
    record_id: text,
    pii_principal_id: text,
  }),
  processing: z
    .array(
      z.strictObject({
        category: z.enum(consentCategories),
        purpose: text,
        lawful_basis: z.literal('consent'),
        given: z.boolean(),
        recipients: z.array(text).max(10),
        jurisdiction: text,
      }),
    )
    .max(consentCategories.length),
  /**
   * What the visitor read. `sha256`: of the wording in all languages as JSON; empty: this version was not kept. `artist` and `platforms`:
   * whom the banner of the site named beside the site.
   */
  notice: z.strictObject({
    text_version: text,
    language: z.enum(locales),
    sha256: text,
    artist: text.optional(),
    platforms: z.array(text).max(10).optional(),
  }),
  /** `processor`: who transmits for an artist, who is the controller of own pixels. */
  parties: z.strictObject({ controller: text, contact: text, processor: text.optional() }),
  event: z.strictObject({
    time: text,
    type: z.literal('explicit'),
    valid_until: text,
    /** Whether the browser sent Global Privacy Control. */
    objected: z.boolean(),
    replaces: text.nullable(),
  }),
  /** Where the choice is changed or withdrawn, and the receipt checked. */
  withdrawal: text,
};
const stamp = { receipt_id: text, issued_at: text, key_id: text };

export const ConsentReceipt = z.strictObject({
  ...signed,
  receipt: z.strictObject({ ...stamp, signature: text }),
});
export type ConsentReceipt = z.infer<typeof ConsentReceipt>;
/** A receipt before it is signed. */
export type UnsignedReceipt = Omit<ConsentReceipt, 'receipt'> & {
  receipt: Omit<ConsentReceipt['receipt'], 'signature'>;
};

/** `valid`: the choice stands; `replaced`: a later choice of this browser; `ended`: six months are over; `erased`: five years are. */
export const receiptStates = ['valid', 'replaced', 'ended', 'erased'] as const;

const wording = z.object({
  /** The line that names an artist, where the banner asked for the site and the artist at once; null: it did not. */
  also: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  settings: z.string(),
  categories: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type ReadWording = z.infer<typeof wording>;

/** `POST /api/consent-receipts/check`. */
export const ReceiptCheck = z.discriminatedUnion('genuine', [
  /** Not signed by this site, or changed since. */
  z.object({ genuine: z.literal(false) }),
  z.object({
    genuine: z.literal(true),
    state: z.enum(receiptStates),
    /** When a later choice was stored: ISO 8601 in UTC; null: none is known. */
    replacedAt: z.string().nullable(),
    /** The banner and its settings as they were worded, in the language in which they were read; null: not kept. */
    wording: wording.nullable(),
    /** Whether it is known that this banner was read, and not the one that asks for the site and an artist at once. */
    isSure: z.boolean(),
    /** The other wording that may have been read, if its names are known. */
    instead: wording.nullable(),
  }),
]);
export type ReceiptCheck = z.infer<typeof ReceiptCheck>;
