import { useEffect, useRef, useState } from 'react';
import { tame } from '../editor/tame-page.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { useBox } from '../ui/use-box.ts';
import { follow, keepPlace, type Target } from './preview-page.ts';

interface PreviewFrameProps {
  title: string;
  address: string;
  /** Identifies the shown texts: a new value reloads the page. */
  state: string;
  /** The width of the visitor's window, in CSS pixels. */
  width: number;
  target: Target;
}

/**
 * A page as a visitor with a window of this width sees it, scaled down only if it does not fit. A new state loads in a
 * hidden frame behind the old one, and replaces it at the same scroll position once it has loaded.
 */
export function PreviewFrame({ title, address, state, width, target }: PreviewFrameProps) {
  const [ref, box] = useBox();
  const wanted = `${address} ${state}`;
  const [shown, setShown] = useState(wanted);
  const [isEmpty, setIsEmpty] = useState(true);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const scale = box ? Math.min(1, box.width / width) : 1;
  const size = box && { width, height: box.height / scale };

  // Scrolls to a newly opened part or item. A typed text is outlined again after the next load.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is open matters
  useEffect(() => {
    const page = pageIn(frames.current.get(shown));
    if (page) follow(page, target, true);
  }, [target.part, target.item]);

  const onLoad = (key: string) => {
    const page = pageIn(frames.current.get(key));
    if (!page) return;
    tame(page);
    setIsEmpty(false);
    const before = frames.current.get(shown);
    const isSamePage = key !== shown && before !== undefined && pageOf(key) === pageOf(shown);
    if (isSamePage && page.defaultView) keepPlace(page.defaultView, before.contentWindow?.scrollY ?? 0);
    const wasInSight = pageIn(before)?.querySelector('[data-followed]');
    follow(page, target, !isSamePage || !wasInSight);
    if (key === wanted) setShown(key);
  };
  const drawn = shown === wanted ? [shown] : [shown, wanted];
  return (
    <div ref={ref} className="admin-stage-room" aria-busy={isEmpty}>
      {isEmpty && (
        <div className="content-preview-waiting">
          <Waiting />
        </div>
      )}
      {size &&
        drawn.map((key) => (
          <iframe
            key={key}
            ref={(element) => {
              if (element) frames.current.set(key, element);
              else frames.current.delete(key);
            }}
            title={title}
            src={key.split(' ')[0]}
            className="admin-stage-frame"
            data-behind={key !== shown || undefined}
            {...(key !== shown && { inert: true })}
            style={{ ...size, transform: `scale(${scale})` }}
            onLoad={() => onLoad(key)}
          />
        ))}
    </div>
  );
}

/** The path of the page in a frame key, without the preview code. */
const pageOf = (key: string): string => key.replace(/ .*/, '').replace(/^\/[^/]+\/[^/?]+/, '');

/** The document of a frame; `undefined` if the page refuses to be framed. */
function pageIn(frame: HTMLIFrameElement | undefined): Document | undefined {
  try {
    return frame?.contentDocument ?? undefined;
  } catch {
    return undefined;
  }
}
