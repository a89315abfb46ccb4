import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** The documented life of a success message. */
const SHOWN_MS = 3000;

interface CopyLinkProps {
  /** What is copied. */
  address: string;
  t: {
    share: string;
    shared: string;
    /** Names the link where the clipboard is closed. */
    shareFailed: string;
    /** What the link does, for a screen reader. */
    shareNote: string;
  };
}

/** Copies a link. Where the clipboard is closed, shows the link, selected. */
export function CopyLink({ address, t }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const field = useRef<HTMLInputElement>(null);
  const note = useId();

  // Before the next frame, so that the selection follows the click (decision record 0014).
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
