import type { MediaDto } from '../../contracts/media.ts';
import type { PictureDraft } from './picture-draft.ts';

/** Typed values of a picture that could not be stored, with the picture as it was before them. */
interface KeptDraft {
  picture: MediaDto;
  draft: PictureDraft;
}

/** By picture; they live as long as the page. A panel that opens again goes on from them. */
const kept = new Map<string, KeptDraft>();

export const keepDraft = (draft: KeptDraft): void => void kept.set(draft.picture.id, draft);

export function takeKeptDraft(picture: string): KeptDraft | undefined {
  const draft = kept.get(picture);
  kept.delete(picture);
  return draft;
}
