/**
 * Makes a preview read-only: links do not navigate, forms are not submitted, and the consent banner, which is for visitors,
 * is not shown to the editor. Folded parts can still be opened.
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
