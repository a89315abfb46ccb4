import type { Locale } from '../../domain/locale/locale.ts';

/** Signs the receipts of cookie choices. */
export interface ReceiptSigner {
  /** The id of the key that signs. */
  keyId: string;
  /** @returns the signature in base64url */
  sign(text: string): string;
  /** Whether a key of this site, the present one or an earlier one, signed the text. */
  verify(text: string, keyId: string, signature: string): boolean;
}

/** The wording of the banner and its settings. */
export interface KeptWording {
  /** The line that names an artist, where the banner asked for the site and the artist at once; null: it did not. */
  also: string | null;
  title: string;
  text: string;
  settings: string;
  categories: { key: string; name: string; text: string }[];
}

/** The kept wordings of the banner by version. */
export interface ConsentWordings {
  /** `instead`: what may have been read in place of the wording, where the proof does not say which; null: nothing else. */
  find(
    textVersion: string,
    locale: Locale,
  ): { wording: KeptWording; instead: KeptWording | null; sha256: string } | undefined;
}
