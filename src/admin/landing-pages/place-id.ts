/** The id of the input of a place, by which the list of open points finds it. */
export const placeId = (path: string): string => `landing-${path.replaceAll('.', '-')}`;

/** Focuses the input of a place, or the nearest part around it. Returns whether there is one. */
export function focusPlace(path: string): boolean {
  const steps = path.split('.');
  for (let count = steps.length; count > 0; count -= 1) {
    const element = document.getElementById(placeId(steps.slice(0, count).join('.')));
    if (!element) continue;
    const input = element.matches('input, textarea, select, button')
      ? element
      : element.querySelector<HTMLElement>('input, textarea, select, button');
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
    return input !== null;
  }
  return false;
}
