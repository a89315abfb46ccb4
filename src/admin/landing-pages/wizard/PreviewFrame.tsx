import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LandingView } from '../../../domain/landing/counts/landing-view.ts';
import type { LandingSection } from '../../../domain/landing/landing-page.ts';
import { tame } from '../../editor/tame-page.ts';
import { useBox } from '../../ui/use-box.ts';

interface PreviewFrameProps {
  title: string;
  view: LandingView;
  /** The width of the visitor's window, in CSS pixels. */
  width: number;
  /** The section being edited: outlined and scrolled to. */
  section: LandingSection | undefined;
  /** Its name, on the outline. */
  label: string;
}

/** The viewport of the mobile preview, in CSS pixels. A lower height would trigger the layout for short phones. */
const PHONE = { width: 375, height: 812 };

/** The page that renders a landing page from messages. It has no data of its own. */
const ADDRESS = '/p/preview';

/**
 * The public page in a viewport of this width, scaled down only if it does not fit. It receives the draft by message at
 * each edit, once it has reported that it is ready.
 */
export function PreviewFrame({ title, view, width, section, label }: PreviewFrameProps) {
  const [ref, box] = useBox();
  const frame = useRef<HTMLIFrameElement>(null);
  /** The number of "ready" messages from the frame; it sends one after each load. */
  const [ready, setReady] = useState(0);
  // On a real phone, the frame is as wide as the window.
  const isPhone = width === PHONE.width && box !== undefined && box.width >= width;
  const scale = box ? Math.min(1, box.width / width, isPhone ? box.height / PHONE.height : 1) : 1;

  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    if (data?.kind === 'landing-ready') setReady((times) => times + 1);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    if (ready === 0) return;
    frame.current?.contentWindow?.postMessage({ kind: 'landing-view', view }, location.origin);
  }, [ready, view]);
  // The timeout lets the page render the draft first.
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (ready === 0 || !page || !view) return;
    const drawn = setTimeout(() => outline(page, section, label), 50);
    return () => clearTimeout(drawn);
  }, [ready, view, section, label]);

  return (
    <div ref={ref} className="admin-stage-room">
      {box && (
        <iframe
          ref={frame}
          title={title}
          src={ADDRESS}
          className="admin-stage-frame"
          style={{
            width,
            height: box.height / scale,
            transform: `scale(${scale})`,
            ...(isPhone && { left: (box.width - width * scale) / 2 }),
          }}
          onLoad={({ currentTarget }) => {
            if (currentTarget.contentDocument) tame(currentTarget.contentDocument);
          }}
        />
      )}
    </div>
  );
}

/** Selectors of sections in the four templates, if their class is not the name of the section. */
const parts: Partial<Record<LandingSection, string>> = {
  features: '.features, .programme, .liner, .steps',
  testimonials: '.quotes',
  call: '.call, .shore',
  form: '.lead-form',
  social: '.networks',
};

/** Outlines the edited section, and scrolls to it when the section has changed. */
function outline(page: Document, section: LandingSection | undefined, label: string): void {
  const before = page.querySelector<HTMLElement>('[data-edited]');
  const found = section && page.querySelector<HTMLElement>(parts[section] ?? `.${section}`);
  page.querySelector('[data-edited-tag]')?.remove();
  if (before && before !== found) {
    before.style.removeProperty('outline');
    before.removeAttribute('data-edited');
  }
  if (!found) return;
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--info').trim();
  found.style.outline = `3px solid ${colour}`;
  found.style.outlineOffset = '-3px';
  if (page.defaultView?.getComputedStyle(found).position === 'static') found.style.position = 'relative';
  found.append(tagOf(page, label, colour));
  if (before === found) return;
  found.setAttribute('data-edited', '');
  found.scrollIntoView({ block: 'nearest' });
}

/** Returns the label of the outline, with the name of the section. */
function tagOf(page: Document, label: string, colour: string): HTMLElement {
  const tag = page.createElement('span');
  tag.setAttribute('data-edited-tag', '');
  tag.setAttribute('aria-hidden', 'true');
  tag.textContent = label;
  const onColour = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  Object.assign(tag.style, {
    position: 'absolute',
    zIndex: '3',
    top: '0',
    right: '0',
    padding: '3px 10px',
    font: '600 13px/1.4 sans-serif',
    color: onColour,
    background: colour,
    pointerEvents: 'none',
  });
  return tag;
}
