import { objects } from '../../browser/consent.ts';
import { randomId } from '../../browser/random-id.ts';
import type { ConsentProof } from '../../contracts/consents/consent-proof.ts';
import { consentRecord, needsChoice } from '../../domain/consent/choice.ts';
import { ARTIST_TEXT_VERSION } from '../../domain/consent/server-tells.ts';
import { ARTIST_KEY } from '../../domain/storage/artist-key.ts';
import { storageKeys } from '../../domain/storage/keys.ts';
import type { AskedFor } from './artist-ask.ts';

/** The visitor's answer to the question of an artist, as the browser keeps it for one landing page. */
export interface ArtistAnswer {
  /** The id of its proof. */
  id: string;
  on: boolean;
  timestamp: string;
  version: string;
  /** The artist and the platforms that were named: for others, the visitor is asked anew. */
  named: string;
}

const namedIn = ({ artist, tags }: AskedFor): string => [artist, ...Object.keys(tags)].join('|');

/** Returns the answer in force; `undefined`: the visitor must be asked. */
export function readAnswer(asked: AskedFor): ArtistAnswer | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(ARTIST_KEY + asked.page) ?? 'null') as ArtistAnswer | null;
    if (!kept || typeof kept.id !== 'string' || kept.named !== namedIn(asked)) return undefined;
    return needsChoice(kept, Date.now()) ? undefined : kept;
  } catch {
    // Storage is off, or the stored text is not JSON.
    return undefined;
  }
}

/** Keeps an answer, or forgets the one that is kept. Without storage it holds for this page only. */
export function keepAnswer(asked: AskedFor, answer: ArtistAnswer | undefined): ArtistAnswer | undefined {
  try {
    if (answer) localStorage.setItem(ARTIST_KEY + asked.page, JSON.stringify(answer));
    else localStorage.removeItem(ARTIST_KEY + asked.page);
  } catch {
    // Storage is off or full.
  }
  return answer;
}

/**
 * Proves an answer, as `prove` does for the question of the site: the proof waits in the browser until the server has it.
 * @param before the earlier answer, which this one replaces
 */
export function proveAnswer(asked: AskedFor, on: boolean, before: ArtistAnswer | undefined): ArtistAnswer {
  const record = consentRecord({ analytics: false, marketing: on, functional: false }, Date.now());
  const proof: ConsentProof = {
    ...{ id: randomId(), record, textVersion: ARTIST_TEXT_VERSION, objected: objects() },
    locale: document.documentElement.lang as ConsentProof['locale'],
    replaces: before?.id ?? null,
    scope: asked.page,
  };
  try {
    localStorage.setItem(storageKeys.consentProof + proof.id, JSON.stringify(proof));
  } catch {
    // Storage is off or full: the proof is sent only once.
  }
  import('./send-proofs.ts').then((sender) => sender.sendProofs(proof)).catch(() => {});
  return { id: proof.id, on, timestamp: record.timestamp, version: record.version, named: namedIn(asked) };
}
