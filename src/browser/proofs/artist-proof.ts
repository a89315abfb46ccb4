import type { ConsentProof } from '../../contracts/consents/consent-proof.ts';
import { consentRecord } from '../../domain/consent/choice.ts';
import type { ConsentRecord } from '../../domain/consent/consent.ts';
import { ARTIST_TEXT_VERSION, UNSURE_ARTIST_VERSION } from '../../domain/consent/text-versions.ts';
import { ARTIST_KEY } from '../../domain/storage/artist-key.ts';
import { storageKeys } from '../../domain/storage/keys.ts';
import { objects } from '../consent.ts';
import { randomId } from '../random-id.ts';

/** The visitor's answer to the question of an artist, as the browser keeps it for one landing page. */
export interface ArtistAnswer {
  /** The id of its proof. */
  id: string;
  on: boolean;
  timestamp: string;
  version: string;
  /** The artist and the platforms that were named: for others, the visitor is asked anew. */
  named: string;
  /** The version of the words that were read; absent: the answer is older than this field. */
  text?: string;
}

/**
 * Proves an answer to the question of a page, as `prove` does for the question of the site: the proof waits in the browser until the
 * server has it.
 * @param replaces the id of the proof of the earlier answer
 * @param textVersion of the words that the visitor read; absent: those of the artist's own banner
 */
export function proveArtist(
  page: string,
  on: boolean,
  replaces: string | null,
  textVersion: string = ARTIST_TEXT_VERSION,
): { id: string; text: string; record: ConsentRecord } {
  const record = consentRecord({ analytics: false, marketing: on, functional: false }, Date.now());
  const proof: ConsentProof = {
    ...{ id: randomId(), record, textVersion, objected: objects(), replaces },
    locale: document.documentElement.lang as ConsentProof['locale'],
    scope: page,
    page: null,
  };
  try {
    localStorage.setItem(storageKeys.consentProof + proof.id, JSON.stringify(proof));
  } catch {
    // Storage is off or full: the proof is sent only once.
  }
  import('./send-proofs.ts').then((sender) => sender.sendProofs(proof)).catch(() => {});
  return { id: proof.id, text: textVersion, record };
}

/** Returns the answer that the browser keeps under a key, whatever the page asks for now. */
function answerUnder(key: string): ArtistAnswer | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as ArtistAnswer | null;
    return kept && typeof kept.id === 'string' ? kept : undefined;
  } catch {
    // Storage is off, or the stored text is not JSON.
    return undefined;
  }
}

/** Proves that an accepted answer is taken back, on whatever page. @returns the answer that replaces it; `undefined`: none was accepted */
export function takeBack(key: string): ArtistAnswer | undefined {
  const kept = answerUnder(key);
  if (kept?.on !== true) return undefined;
  const { id, record } = proveArtist(
    key.slice(ARTIST_KEY.length),
    false,
    kept.id,
    kept.text ?? UNSURE_ARTIST_VERSION,
  );
  return { ...kept, id, on: false, timestamp: record.timestamp };
}

/** Takes back the answer under a key and keeps the refusal, so that its page does not ask again. */
export function withdrawKept(key: string): void {
  const refused = takeBack(key);
  try {
    if (refused) localStorage.setItem(key, JSON.stringify(refused));
  } catch {
    // Storage is off or full.
  }
}

/** Returns the key of the accepted answer with this proof. */
export function keyOfAnswer(id: string): string | undefined {
  try {
    return Object.keys(localStorage).find((key) => {
      const kept = key.startsWith(ARTIST_KEY) ? answerUnder(key) : undefined;
      return kept?.id === id && kept.on;
    });
  } catch {
    // Storage is off.
    return undefined;
  }
}
