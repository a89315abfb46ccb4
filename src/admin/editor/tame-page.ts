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
