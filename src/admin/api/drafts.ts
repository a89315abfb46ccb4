/** Prefix of the `sessionStorage` keys under which forms store typed values. */
export const DRAFT_PREFIX = 'adminDraft:';

/** Removes the stored values of every form; called at sign-out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {}
}
