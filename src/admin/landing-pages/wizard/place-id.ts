/** The id of the input of a place, by which the list of open points finds it. */
export const placeId = (path: string): string => `landing-${path.replaceAll('.', '-')}`;

const INPUTS = 'input, textarea, select, button';
/** How long a step may take to draw its fields, in ms; after half of it, a part around the place is good enough. */
const PATIENCE_MS = 3000;
const AGAIN_MS = 50;

/**
 * Focuses the input of a place as soon as it is drawn, else the nearest part around it.
 * @param wanted selects the control at the place, where it is not the first one
 */
export function leadTo(path: string, wanted = INPUTS): void {
  const begun = Date.now();
  const attempt = () => {
    const waited = Date.now() - begun;
    if (focusIn(path, wanted) || (waited > PATIENCE_MS / 2 && focusAround(path))) return;
    if (waited < PATIENCE_MS) setTimeout(attempt, AGAIN_MS);
  };
  setTimeout(attempt, AGAIN_MS);
}

function focusAround(path: string): boolean {
  const steps = path.split('.');
  return steps.some((_, index) => focusIn(steps.slice(0, steps.length - index).join('.'), INPUTS));
}

function focusIn(path: string, wanted: string): boolean {
  const element = document.getElementById(placeId(path));
  const input = element?.matches(wanted) ? element : element?.querySelector<HTMLElement>(wanted);
  if (!input) return false;
  input.focus();
  input.scrollIntoView({ block: 'center' });
  // After a press of the mouse, a browser shows no focus on a button.
  input.setAttribute('data-led', '');
  input.addEventListener('blur', () => input.removeAttribute('data-led'), { once: true });
  return true;
}
