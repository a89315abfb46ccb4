/** The keys of the session storage under which forms keep typed values begin with this. */
export const DRAFT_PREFIX = 'adminDraft:';

/** Removes the kept values of every form, at the sign-out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {}
}
