import { countdown, countdownSize } from '../../domain/landing/landing-stage.ts';

const EVERY_MS = 20_000;

/**
 * Updates the countdown on a page that stays open. At the release it shows the button that reloads the page: a page that
 * reloads by itself interrupts who is reading or typing (RGAA 13.1).
 */
export function renewCountdown(): void {
  const place = document.querySelector<HTMLElement>('[data-countdown]');
  const releaseAt = Number(place?.dataset['countdown']);
  if (!place || !Number.isFinite(releaseAt)) return;
  const { days = '', midnight = '', hour = '' } = place.dataset;
  let timer: ReturnType<typeof setInterval> | undefined;
  const renew = () => {
    const now = Date.now();
    if (now >= releaseAt) {
      clearInterval(timer);
      const button = document.querySelector<HTMLElement>('[data-renew]');
      button?.addEventListener('click', () => location.reload());
      if (button) button.hidden = false;
      return;
    }
    const left = countdown(releaseAt, now);
    const text =
      left.kind === 'days' ? days.replace('{days}', String(left.days)) : left.midnight ? midnight : hour;
    if (place.textContent === text) return;
    place.textContent = text;
    place.className = `left is-${countdownSize(text)}`;
  };
  // On a device with a wrong clock, or when an old page was cached, the page must not offer itself for ever.
  if (Date.now() >= releaseAt) return;
  renew();
  timer = setInterval(renew, EVERY_MS);
}
