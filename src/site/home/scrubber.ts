import { isLocale } from '../../domain/locale/locale.ts';
import { budgetAt, SCALE_STEPS } from '../../domain/simulator/budget-scale.ts';
import { namedCampaign } from '../../domain/simulator/named-campaign.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { describeBudget } from './scrubber-text.ts';

/** Starts the hero's meter: lit bars, playhead, chip and the link to the simulator follow the range input. */
export function startScrubber(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('[data-range]');
  const chip = root.querySelector<HTMLAnchorElement>('[data-chip]');
  const locale = root.dataset['locale'];
  if (!input || !chip || !isLocale(locale)) return;
  const texts = JSON.parse(root.dataset['texts'] ?? '{}');
  const costs = JSON.parse(root.dataset['costs'] ?? '[]');
  const write = (name: string, text: string) => {
    const element = chip.querySelector(`[data-${name}]`);
    if (element) element.textContent = text;
  };

  const update = () => {
    const position = input.valueAsNumber;
    const budget = budgetAt(position);
    const shown = describeBudget(locale, budget, costs, texts);
    root.style.setProperty('--at', String(position / SCALE_STEPS));
    root.classList.toggle('is-late', position > SCALE_STEPS * 0.55);
    input.setAttribute('aria-valuetext', shown.value);
    write('context', shown.context);
    write('views', shown.views);
    write('between', shown.between);
    write('action', shown.simulate);
    chip.href = simulatorHref({ ...namedCampaign, budget });
  };
  input.addEventListener('input', update);
  // The HTML shows the initial position, but the browser may restore another one on back navigation.
  if (input.value !== input.defaultValue) update();
}
