import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MediaDto } from '../../contracts/media.ts';
import { valuesIn } from '../../domain/documents/values.ts';
import { type PictureTexts, pictureFields } from '../../domain/media/picture.ts';
import { ApiError, callApi } from '../api/call-api.ts';
import { createDraftStore, type DraftStore } from '../editor/draft-store.ts';
import { isUnsaved, openErrors } from '../editor/drafts.ts';
import { changesOf, writeAt } from '../editor/value-paths.ts';
import { useLanguage } from '../texts.ts';
import { toastWithAction } from '../ui/feedback/action-toast.tsx';
import { Filled } from '../ui/fields/Typed.tsx';
import type { Stored } from '../ui/form/form-state.ts';
import { keepDraft, keptDraft } from '../ui/form/kept-draft.ts';
import { useDraftStore } from '../ui/form/use-draft-store.ts';
import { keepPicture, refreshPictures } from '../ui/media-picker/media-queries.ts';
import { picturePath } from '../ui/media-picker/picture-path.ts';

/** All fields of a picture are one draft. */
export const PICTURE = 'picture';

const storedDraft = (picture: MediaDto): Stored<PictureTexts> => ({
  version: picture.version,
  draft: valuesIn(pictureFields, picture),
});

/**
 * The form of a picture, with autosave: a text is stored on blur, a choice at once. A draft that is unsaved when the panel
 * closes is stored afterwards; if that fails, it is kept and the user is notified.
 */
export function usePictureForm(picture: MediaDto) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = useLanguage().t.media.panel;
  const { id, name } = picture;
  const keptName = `picture ${id}`;
  const [store] = useState(() => {
    // A kept draft is still based on its original version, so that a change since then is detected as a conflict.
    const kept = keptDraft<{ base: Stored<PictureTexts>; draft: PictureTexts }>(keptName);
    keepDraft(keptName, undefined);
    const created: DraftStore<typeof PICTURE, PictureTexts> = createDraftStore({
      stored: { [PICTURE]: kept?.base ?? storedDraft(picture) },
      send: async (_key, draft, version) => {
        const { base } = created.snapshot().drafts.all[PICTURE];
        const body = { version, ...changesOf(draft, base.draft) };
        const stored = await callApi('PATCH /media/{id}', { params: { id }, body });
        keepPicture(client, stored);
        return storedDraft(stored);
      },
      refresh: () => void refreshPictures(client),
      isManual: true,
    });
    if (kept) created.change(PICTURE, kept.draft);
    return created;
  });
  const { drafts, saving } = useDraftStore(store);
  const draft = drafts.all[PICTURE];
  useEffect(() => {
    store.renew({ [PICTURE]: storedDraft(picture) });
  }, [store, picture]);

  const leave = useEffectEvent(async () => {
    if (await store.flush()) return;
    store.stop();
    const { base, draft: unsaved } = store.snapshot().drafts.all[PICTURE];
    keepDraft(keptName, { base, draft: unsaved });
    toastWithAction({
      message: <Filled text={words.keptOpen} typed={{ name }} />,
      label: words.reopen,
      act: () => void navigate(picturePath(id)),
    });
  });
  useEffect(() => {
    // Stores a kept draft.
    void store.flush();
    return () => void leave();
  }, [store]);
  const unsaved = isUnsaved(draft);
  useWindowEvent('beforeunload', (event) => unsaved && event.preventDefault());

  const failure = saving.state === 'offline' || saving.state === 'failed' ? saving.error : undefined;
  const isLost = failure instanceof ApiError && failure.status === 0;
  return {
    store,
    /** The draft with its base version and, in a conflict, that of the other person. */
    state: draft,
    draft: draft.draft,
    saving,
    /** Whether the last attempt got no response. */
    isLost,
    /** The error with which the server rejected the last attempt. */
    refused: isLost ? undefined : failure,
    errors: openErrors(draft),
    /** Changes the value at a path, such as `alt.fr`. */
    change: (path: string, value: unknown) =>
      store.change(PICTURE, writeAt(store.snapshot().drafts.all[PICTURE].draft, path, value), path),
    /** Replaces all values, and stores them. */
    restore: (texts: PictureTexts) => {
      store.change(PICTURE, texts);
      void store.flush();
    },
    /** Stores the unsaved values, at once or after the pending request. */
    save: () => void store.flush(),
  };
}
export type PictureEditor = ReturnType<typeof usePictureForm>;
