import { useEffect, useRef, useState } from 'react';
import { follow, type Target, tame } from './preview-page.ts';
import { useBox } from './use-box.ts';

interface PreviewFrameProps {
  title: string;
  address: string;
  /** Grows with what the page shows: another value loads the page anew. */
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
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const scale = box ? Math.min(1, box.width / width) : 1;
  const size = box && { width, height: box.height / scale };

  useEffect(() => {
    const page = pageIn(frames.current.get(shown));
    if (page) follow(page, target, true);
  }, [shown, target]);

  const onLoad = (key: string) => {
    const page = pageIn(frames.current.get(key));
    if (!page) return;
    tame(page);
    const before = frames.current.get(shown);
    const isRenewed = key !== shown && before !== undefined && key.split(' ')[0] === shown.split(' ')[0];
    if (isRenewed) page.defaultView?.scrollTo({ top: before.contentWindow?.scrollY ?? 0 });
    follow(page, target, !isRenewed);
    if (key === wanted) setShown(key);
  };
  const drawn = shown === wanted ? [shown] : [shown, wanted];
  return (
    <div ref={ref} className="content-frame-room">
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
            className="content-frame"
            data-behind={key !== shown || undefined}
            {...(key !== shown && { inert: true })}
            style={{ ...size, transform: `scale(${scale})` }}
            onLoad={() => onLoad(key)}
          />
        ))}
    </div>
  );
}

/** The document of a frame; nothing where the page refuses to be framed. */
function pageIn(frame: HTMLIFrameElement | undefined): Document | undefined {
  try {
    return frame?.contentDocument ?? undefined;
  } catch {
    return undefined;
  }
}
