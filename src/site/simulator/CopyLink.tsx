import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';
import { shareHref } from '../../domain/simulator/opener.ts';
import type { SimulatorText } from './texts.ts';

/** The documented life of a success message. */
const SHOWN_MS = 3000;

/** Copies a link that opens the same answers again. Where the clipboard is closed, shows the link, selected. */
export function CopyLink({ t, inputs }: { t: SimulatorText; inputs: CampaignInputs }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const field = useRef<HTMLInputElement>(null);
  // Without the page's own query, which may hold what led this visitor here.
  const address = location.origin + location.pathname + shareHref(inputs);

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
        {t.result.shareFailed}
        <input
          ref={field}
          className="control mt-1"
          readOnly
          value={address}
          onFocus={(e) => e.target.select()}
        />
      </label>
    );
  }
  return (
    <>
      <button
        type="button"
        className="link simulator-text-link"
        onClick={copy}
        aria-describedby="simulator-share-note"
      >
        {t.result.share}
      </button>
      <span role="status" className="text-success">
        {state === 'copied' && t.result.shared}
      </span>
      <span id="simulator-share-note" className="sr-only">
        {t.result.shareNote}
      </span>
    </>
  );
}
