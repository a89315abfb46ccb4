/** Returns the element id of the input at a path, by which the list of open points finds it. */
export const placeId = (path: string): string => `landing-${path.replaceAll('.', '-')}`;

const INPUTS = 'input, textarea, select, button';
/** The longest wait for a step to render its fields, in ms. After half of it, an input of a parent path is accepted. */
const PATIENCE_MS = 3000;
const AGAIN_MS = 50;

/**
 * Focuses the input at a path as soon as it is rendered, else the input of the nearest parent path.
 * @param wanted selector of the control at the path, if it is not the first one
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
  // After a mouse click, browsers show no focus ring on a button, so it is marked for the styles.
  input.setAttribute('data-led', '');
  input.addEventListener('blur', () => input.removeAttribute('data-led'), { once: true });
  return true;
}
