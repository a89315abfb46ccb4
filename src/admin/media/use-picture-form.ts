import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { ApiError } from '../api/call-api.ts';
import type { Sides } from '../ui/form/sides.ts';
import { useForm } from '../ui/form/use-form.ts';
import { refreshPictures } from '../ui/media-picker/media-queries.ts';
import { keepDraft, takeKeptDraft } from './kept-drafts.ts';
import { disputed, draftOf, type PictureDraft } from './picture-draft.ts';
import { savePicture } from './save-picture.ts';
import { useKeptToast } from './use-kept-toast.tsx';

const CONFLICT = 409;

/** After so many milliseconds a draft that a lost connection held up is sent again. */
const RETRY_MS = 5000;

/**
 * The form of a picture, which stores by itself: a text when its field is left, a choice when it is made. A draft that
 * is unsaved when the panel closes is stored afterwards; if that fails, it is kept and the user is told.
 */
export function usePictureForm(picture: MediaDto) {
  const client = useQueryClient();
  const tellKept = useKeptToast();
  const [kept] = useState(() => takeKeptDraft(picture.id));
  // A kept draft begins upon the picture that it was typed upon, so that a change since then is seen as a conflict.
  const [begun, setBegun] = useState(kept === undefined);
  const latest = begun ? picture : (kept?.picture ?? picture);
  const [savedAt, setSavedAt] = useState<Date>();
  const [due, setDue] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const form = useForm<MediaDto, PictureDraft>({
    latest,
    draftOf,
    send: (draft) => savePicture(client, picture, draft),
    onSaved: () => setSavedAt(new Date()),
    refresh: () => void refreshPictures(client),
  });
  const { draft, change, unsaved, saving, conflict, keepMine, failure } = form;

  useEffect(() => {
    if (begun) return;
    if (kept) change(kept.draft);
    setBegun(true);
    setDue(true);
  }, [begun, kept, change]);

  /** The picture that the draft was begun upon: while there is a conflict, the one before `picture`. */
  const [base, setBase] = useState(latest);
  if (!conflict && base !== latest) setBase(latest);
  const dispute = conflict ? disputed(draftOf(base), draft, draftOf(picture)) : [];
  const canMerge = conflict && dispute.length === 0;
  const decide = (sides: Sides) => {
    const theirs = draftOf(picture);
    const chosen = dispute.filter((field) => sides[field] === 'theirs');
    change(Object.fromEntries(chosen.map((field) => [field, theirs[field]])));
    keepMine();
    setDue(true);
  };
  const merge = useEffectEvent(() => decide({}));
  useEffect(() => {
    if (canMerge) merge();
  }, [canMerge]);

  useEffect(() => {
    if (!due || saving || conflict) return;
    setDue(false);
    if (unsaved) element.current?.requestSubmit();
  }, [due, saving, conflict, unsaved]);

  const refused = failure instanceof ApiError && failure.status !== CONFLICT ? failure : null;
  const lost = unsaved && failure instanceof ApiError && failure.status === 0;
  useEffect(() => {
    if (!lost) return;
    const timer = setTimeout(() => setDue(true), RETRY_MS);
    return () => clearTimeout(timer);
  }, [lost]);

  useEffect(() => {
    if (!unsaved) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, [unsaved]);

  const leave = useEffectEvent(() => {
    if (!unsaved) return;
    const keep = () => {
      keepDraft({ picture: base, draft });
      tellKept(picture);
    };
    if (conflict) keep();
    else savePicture(client, base, draft).catch(keep);
  });
  useEffect(() => () => leave(), []);

  return {
    ...form,
    element,
    savedAt,
    lost,
    /** Why the last attempt failed, where another attempt or another text is needed; a conflict is decided instead. */
    refused: lost ? null : refused,
    /** The fields that this and another person changed to different values; empty without a conflict to decide. */
    dispute,
    /** Stores the unsaved values, at once or after the call that is under way. */
    save: () => setDue(true),
    /** Goes on with the chosen values of the disputed fields, and with everything that either person changed alone. */
    decide,
  };
}
export type PictureForm = ReturnType<typeof usePictureForm>;
