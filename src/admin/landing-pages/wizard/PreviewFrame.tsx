import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LandingSection } from '../../../domain/landing/landing-page.ts';
import type { LandingView } from '../../../domain/landing/landing-view.ts';
import { tame } from '../../editor/tame-page.ts';
import { useBox } from '../../ui/use-box.ts';

interface PreviewFrameProps {
  title: string;
  view: LandingView;
  /** The width of the visitor's window, in CSS pixels. */
  width: number;
  /** The section that is edited: outlined, and brought into sight. */
  section: LandingSection | undefined;
  /** Its name, on the outline. */
  label: string;
}

/** Of the phone whose width the mobile preview has, in CSS pixels. A shorter window shows the layout of short phones. */
const PHONE = { width: 375, height: 812 };

/** The page that draws a landing page from messages. It holds no data of its own. */
const ADDRESS = '/p/preview';

/**
 * The very page of visitors in a window of this width, made smaller only where it does not fit. It gets the draft at each
 * edit, once it has said that it is ready.
 */
export function PreviewFrame({ title, view, width, section, label }: PreviewFrameProps) {
  const [ref, box] = useBox();
  const frame = useRef<HTMLIFrameElement>(null);
  /** Counts how often the page in the frame said that it is ready: it does so again after each load. */
  const [ready, setReady] = useState(0);
  // On a phone itself, the frame is as wide as the window.
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
  // Once the page has drawn the draft.
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

/** The parts of sections in the four templates, where their class is not the name of the section. */
const parts: Partial<Record<LandingSection, string>> = {
  features: '.features, .programme, .liner, .steps',
  testimonials: '.quotes',
  call: '.call, .shore',
  form: '.lead-form',
  social: '.networks',
};

/** Outlines the section that is edited, and brings it into sight when it is another one than before. */
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

/** The name of the section on its outline. */
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
