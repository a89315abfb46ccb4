import { useEffect, useRef, useState } from 'react';
import { tame } from '../editor/tame-page.ts';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { useBox } from '../ui/use-box.ts';
import { follow, keepPlace, type Target } from './preview-page.ts';

interface PreviewFrameProps {
  title: string;
  address: string;
  /** Changes with the shown texts: another value loads the page anew. */
  state: string;
  /** The width of the visitor's window, in CSS pixels. */
  width: number;
  target: Target;
}

/**
 * A page as a visitor with a window of this width sees it, made smaller only where it does not fit. A new state is loaded
 * behind the old one and takes its place, scrolled as far, once it has been drawn.
 */
export function PreviewFrame({ title, address, state, width, target }: PreviewFrameProps) {
  const [ref, box] = useBox();
  const wanted = `${address} ${state}`;
  const [shown, setShown] = useState(wanted);
  const [isEmpty, setIsEmpty] = useState(true);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const scale = box ? Math.min(1, box.width / width) : 1;
  const size = box && { width, height: box.height / scale };

  // Another part or item is brought into sight. A text that is typed is followed by the next load.
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

/** The page that an address shows, without the code in it. */
const pageOf = (key: string): string => key.replace(/ .*/, '').replace(/^\/[^/]+\/[^/?]+/, '');

/** The document of a frame; nothing where the page refuses to be framed. */
function pageIn(frame: HTMLIFrameElement | undefined): Document | undefined {
  try {
    return frame?.contentDocument ?? undefined;
  } catch {
    return undefined;
  }
}
