import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { landingFrame } from './frame.ts';
import { LandingPage } from './LandingPage.tsx';
import type { LandingFrame } from './landing-model.ts';

const roots = new WeakMap<Element, Root>();

/** What the agency's site adds to each page. */
type PreviewSite = Pick<LandingFrame, 'reminds' | 'conformity'>;

/** Renders a page into an element with the component of the public page. In the browser, Preact replaces React. */
export function drawPreview(
  element: Element,
  view: LandingView,
  brand: string,
  site: PreviewSite = { reminds: true, conformity: 'none' },
): void {
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  root.render(createElement(LandingPage, { view, frame: landingFrame(view, brand, site) }));
}
