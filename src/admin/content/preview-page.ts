/** What the editor has open: the text that names it on the page, and the part of the page to look for it in. */
export interface Target {
  part: string;
  /** The text of the open item as a visitor reads it; the empty text for the part as a whole. */
  text: string;
  /** Which version is shown, in words. */
  state: string;
}

/** The mark of the parts in the public pages. */
const marked = (part: string) => `[data-content~="${part}"]`;
/** What a visitor takes for one thing, such as a question with its answer. */
const BLOCK = 'details, article, figure, blockquote, li';
const MARGIN = 24;

/**
 * Makes a preview something to look at: no link leads away, no form is sent, and no consent is asked of the editor, which
 * would be that of a visitor. Parts that open still open.
 */
export function tame(page: Document): void {
  const stay = (event: Event) => {
    const target = event.target as Element | null;
    if (target?.closest('a[href], button[type="submit"], [type="submit"]')) event.preventDefault();
  };
  page.addEventListener('click', stay, { capture: true });
  const banner = page.querySelector<HTMLElement>('[data-consent-banner]');
  if (banner) banner.style.display = 'none';
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/** Outlines what the editor has open, and brings it into sight unless the reader keeps where they were. */
export function follow(page: Document, target: Target, scroll: boolean): void {
  const part = page.querySelector<HTMLElement>(marked(target.part));
  const item = target.text === '' ? undefined : blockWith(part ?? page.body, target.text);
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
  found.style.outlineOffset = item ? '6px' : '-3px';
  tag(found, target.state, colour);
  if (scroll) bring(found);
}

/** A page has light and dark sections, whatever the colours of the back office. */
function colourOn(found: HTMLElement): string {
  const name = found.closest('.on-dark') ? '--information-dark' : '--information-light';
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Writes on the outline which version is shown. */
function tag(found: HTMLElement, text: string, colour: string): void {
  const label = found.ownerDocument.createElement('span');
  label.setAttribute('data-followed-tag', '');
  label.setAttribute('aria-hidden', 'true');
  label.textContent = text;
  Object.assign(label.style, {
    position: 'absolute',
    zIndex: '2',
    right: '-6px',
    bottom: '-6px',
    padding: '2px 8px',
    font: '600 11px/1.5 var(--font-text, sans-serif)',
    color: found.closest('.on-dark') ? 'var(--brand-ink)' : 'var(--brand-paper)',
    background: colour,
    borderRadius: '6px 0 0 0',
    pointerEvents: 'none',
  });
  if (!found.matches(BLOCK)) Object.assign(label.style, { right: '3px', bottom: '3px' });
  const view = found.ownerDocument.defaultView;
  if (view?.getComputedStyle(found).position === 'static') found.style.position = 'relative';
  found.append(label);
}

function bring(found: HTMLElement): void {
  const view = found.ownerDocument.defaultView;
  const { top, height } = found.getBoundingClientRect();
  const room = view ? view.innerHeight - height : 0;
  const above = room > 2 * MARGIN ? Math.min(room / 2, 160) : MARGIN;
  view?.scrollTo({ top: view.scrollY + top - above });
}

/** The smallest block that begins with a text. */
function blockWith(part: HTMLElement, text: string): HTMLElement | undefined {
  const wanted = spaced(text);
  const blocks = [...part.querySelectorAll<HTMLElement>(BLOCK)].filter((block) =>
    spaced(block.textContent).includes(wanted),
  );
  return blocks.at(-1);
}

/** Every white space as one ordinary space: a page has no-break spaces where a typed text may have none. */
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
