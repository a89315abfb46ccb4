import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** The documented duration of a success message. */
const SHOWN_MS = 3000;

interface CopyLinkProps {
  /** The address that is copied. */
  address: string;
  t: {
    share: string;
    shared: string;
    /** The label of the link's field when the clipboard is not available. */
    shareFailed: string;
    /** The explanation of the button for screen readers. */
    shareNote: string;
  };
}

/** A button that copies a link. If the clipboard is not available, it shows the link in a field, selected. */
export function CopyLink({ address, t }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const field = useRef<HTMLInputElement>(null);
  const note = useId();

  // A layout effect, so that the text is selected before the next frame after the click (decision record 0014).
  useLayoutEffect(() => {
    if (state === 'failed') field.current?.select();
  }, [state]);
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  if (state === 'failed') {
    return (
      <label className="block basis-full text-small">
        {t.shareFailed}
        <input
          ref={field}
          className="control mt-1"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </label>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small">
      <button
        type="button"
        className="link inline-flex min-h-11 items-center"
        onClick={copy}
        aria-describedby={note}
      >
        {t.share}
      </button>
      <span role="status" className="text-success">
        {state === 'copied' && t.shared}
      </span>
      <span id={note} className="sr-only">
        {t.shareNote}
      </span>
    </p>
  );
}
