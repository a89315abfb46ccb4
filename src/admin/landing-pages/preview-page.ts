import type { LandingSection } from '../../domain/landing/landing-page.ts';

/** The part of each section in the four templates. */
const parts: Record<LandingSection, string> = {
  hero: '.hero',
  features: '.features, .programme, .liner, .steps',
  testimonials: '.quotes',
  call: '.call, .shore',
  form: '.lead-form',
  social: '.networks',
};

/** Outlines the section that is edited, and brings it into sight when it is another one than before. */
export function outline(page: Document, section: LandingSection | undefined, label: string): void {
  const before = page.querySelector<HTMLElement>('[data-edited]');
  const found = section && page.querySelector<HTMLElement>(parts[section]);
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
