import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { LIBRARY_PATH, picturePath } from '../ui/media-picker/picture-path.ts';

export const tileId = (picture: string): string => `media-tile-${picture}`;

/** The state of a history entry: whether it was opened from the list, and what gets the focus. */
interface StepState {
  fromList?: true;
  /** The first field of the alternative text. */
  write?: true;
}

/** Reads from the URL which picture is open beside the list. Its links keep the query of the list. */
export function usePicturePlace() {
  const open = useParams()['*'] || undefined;
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const step = state as StepState | null;
  const linkTo = (picture: string) => ({ pathname: picturePath(picture), search });
  const fromList: StepState = { fromList: true };
  return {
    open,
    linkTo,
    linkState: fromList,
    /** Whether the URL was opened directly, not from the list. */
    linked: step === null,
    /** Whether the picture was opened to write its alternative text. */
    write: step?.write ?? false,
    /** Opens a picture. It replaces an open one in the history, so that "back" returns to the list. */
    go: (picture: string, how: StepState = {}) =>
      void navigate(linkTo(picture), {
        replace: open !== undefined,
        state: { ...(open === undefined ? fromList : step), ...how },
      }),
    close: useCallback(() => {
      if (step?.fromList) void navigate(-1);
      else void navigate({ pathname: LIBRARY_PATH, search }, { replace: true });
    }, [navigate, search, step]),
  };
}

/**
 * Returns the focus to the tile of the picture when the panel closes, or to the list. Returns a function that sets another
 * picture for the next time, for when the tile of the open one is about to be removed.
 */
export function useFocusBack(open: string | undefined): (picture: string | undefined) => void {
  const before = useRef(open);
  const instead = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && open === undefined) {
      const tile =
        document.getElementById(tileId(instead.current ?? before.current)) ??
        document.getElementById('section');
      tile?.focus({ preventScroll: true });
      instead.current = undefined;
    }
    before.current = open;
  }, [open]);
  return useCallback((picture) => {
    instead.current = picture ?? '';
  }, []);
}
