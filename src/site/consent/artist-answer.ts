import type { ArtistAnswer } from '../../browser/proofs/artist-proof.ts';
import { needsChoice } from '../../domain/consent/choice.ts';
import { ARTIST_KEY } from '../../domain/storage/artist-key.ts';
import type { AskedFor } from './artist-ask.ts';

/** What an answer names. */
export const namedIn = ({ artist, tags }: AskedFor): string => [artist, ...Object.keys(tags)].join('|');

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

/** Keeps an answer. Without storage it holds for this page only. */
export function keepAnswer(page: string, answer: ArtistAnswer): ArtistAnswer {
  try {
    localStorage.setItem(ARTIST_KEY + page, JSON.stringify(answer));
  } catch {
    // Storage is off or full.
  }
  return answer;
}
