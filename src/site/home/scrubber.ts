import { isLocale } from '../../domain/locale/locale.ts';
import { budgetAt, SCALE_STEPS } from '../../domain/simulator/budget-scale.ts';
import { describeBudget } from './scrubber-text.ts';

/** Starts the hero's meter: lit bars, playhead, figures and the link to the simulator follow the range input. */
export function startScrubber(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('[data-range]');
  const number = root.querySelector<HTMLElement>('[data-views]');
  const link = root.querySelector<HTMLAnchorElement>('[data-action]');
  const locale = root.dataset['locale'];
  if (!input || !number || !link || !isLocale(locale)) return;
  const texts = JSON.parse(root.dataset['texts'] ?? '{}');
  const costs = JSON.parse(root.dataset['costs'] ?? '[]');
  const write = (name: string, text: string) => {
    const element = root.querySelector(`[data-${name}]`);
    if (element) element.textContent = text;
  };

  const update = () => {
    const position = input.valueAsNumber;
    const shown = describeBudget(locale, budgetAt(position), costs, texts);
    root.style.setProperty('--at', String(position / SCALE_STEPS));
    input.setAttribute('aria-valuetext', shown.value);
    write('context', shown.context);
    number.textContent = shown.views;
    number.dataset['digits'] = String(shown.digits);
    write('span', shown.range);
    link.textContent = shown.action;
    link.href = shown.href;
  };
  input.addEventListener('input', update);
  // The visitor may have moved the input before this script arrived, and the browser restores it on back navigation.
  update();
}
