import { isWrittenPart } from '../../domain/content/parts.ts';

/** The open item of the editor: the text that names it on the page, and the part of the page to search. */
export interface Target {
  part: string;
  /** The open item; the empty text for the part as a whole. */
  item: string;
  /** The text that names the item on the page, as it is stored. */
  text: string;
  /** Which version is shown, in words. */
  state: string;
}

/** The selector of a part in the public pages. */
const marked = (part: string) => `[data-content~="${part}"]`;
/** Elements that a visitor sees as one block, such as a question with its answer, or a term with its definition. */
const BLOCK = 'details, article, figure, blockquote, li, dl > div';
/** The blocks of a guide. */
const GUIDE_BLOCK = 'p, li, h2, h3, td, [role=note]';
const MARGIN = 24;
/** The header of the public pages covers the top of a long section. */
const BELOW_HEADER = 88;
/** The distance between a block and its outline, in CSS pixels. */
const EDGE = 6;

/** Outlines the open item of the editor, or the part; with `scroll`, also scrolls to it. */
export function follow(page: Document, target: Target, scroll: boolean): void {
  const part = page.querySelector<HTMLElement>(marked(target.part));
  // A page that has just begun to load has no body.
  const room = part ?? (page.body as HTMLElement | null);
  const item = target.text === '' || !room ? undefined : blockWith(room, target);
  for (const element of page.querySelectorAll<HTMLElement>('[data-followed]')) {
    element.style.removeProperty('outline');
    element.removeAttribute('data-followed');
  }
  page.querySelector('[data-followed-tag]')?.remove();
  const found = item ?? part;
  if (!found) return;
  if (item?.matches('details')) item.setAttribute('open', '');
  found.setAttribute('data-followed', '');
  const colour = colourOn(found);
  found.style.outline = `2px solid ${colour}`;
  // The outline of a section as wide as the page would be outside the frame.
  const edge = found.clientWidth > page.documentElement.clientWidth - 2 * EDGE ? -EDGE : EDGE;
  found.style.outlineOffset = `${edge}px`;
  tag(found, target.state, colour, edge);
  if (scroll) bring(found);
}

/** A page has light and dark sections in either colour scheme of the back office. */
function colourOn(found: HTMLElement): string {
  const name = found.closest('.on-dark') ? '--outline-on-dark' : '--outline-on-light';
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Adds a label to the outline that names the shown version. */
function tag(found: HTMLElement, text: string, colour: string, edge: number): void {
  const label = found.ownerDocument.createElement('span');
  label.setAttribute('data-followed-tag', '');
  label.setAttribute('aria-hidden', 'true');
  label.textContent = text;
  Object.assign(label.style, {
    position: 'absolute',
    zIndex: '2',
    right: `${-edge}px`,
    bottom: `${-edge}px`,
    padding: '2px 8px',
    font: '600 11px/1.5 var(--font-text, sans-serif)',
    color: found.closest('.on-dark') ? 'var(--brand-ink)' : 'var(--brand-paper)',
    background: colour,
    borderRadius: '6px 0 0 0',
    pointerEvents: 'none',
  });
  const view = found.ownerDocument.defaultView;
  if (view?.getComputedStyle(found).position === 'static') found.style.position = 'relative';
  found.append(label);
}

/**
 * The browser lays out distant sections only when they are near the viewport, which moves the elements below them.
 * Scrolling is therefore repeated.
 */
const TRIES = 12;
const TRY_MS = 60;

/** Scrolls to the element repeatedly, until the tries are used up or the user scrolls. */
function bring(found: HTMLElement): void {
  const view = found.ownerDocument.defaultView;
  if (!view) return;
  scrollUntilThere(view, () => {
    const { top, height } = found.getBoundingClientRect();
    const room = view.innerHeight - height;
    return view.scrollY + top - (room > 2 * MARGIN ? Math.min(room / 2, 160) : BELOW_HEADER);
  });
}

/** Restores the scroll position after a reload. */
export const keepPlace = (view: Window, top: number): void => scrollUntilThere(view, () => top);

function scrollUntilThere(view: Window, wanted: () => number): void {
  const held = new AbortController();
  for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    view.addEventListener(input, () => held.abort(), { signal: held.signal, passive: true });
  let tries = 0;
  const scroll = () => {
    if (held.signal.aborted || !view.document.defaultView) return;
    view.scrollTo({ top: wanted(), behavior: 'instant' });
    tries += 1;
    if (tries < TRIES) setTimeout(scroll, TRY_MS);
    else held.abort();
  };
  scroll();
}

/** Returns the innermost block that contains a text. */
function blockWith(part: HTMLElement, { part: key, text }: Target): HTMLElement | undefined {
  const wanted = spaced(text);
  const blocks = [...part.querySelectorAll<HTMLElement>(isWrittenPart(key) ? GUIDE_BLOCK : BLOCK)].filter(
    (block) => spaced(block.textContent).includes(wanted),
  );
  return blocks.at(-1);
}

/** Replaces any white space by one ordinary space: a page has no-break spaces where a typed text may have ordinary ones. */
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
