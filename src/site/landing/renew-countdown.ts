import { countdown, countdownSize } from '../../domain/landing/landing-stage.ts';

const EVERY_MS = 20_000;
/** Spreads the reloads of visitors who wait for the release, so that they do not all request the page at the same moment. */
const SPREAD_MS = 8000;

/** Updates the countdown on a page that stays open, and reloads the page at the release. */
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
      setTimeout(() => location.reload(), 1000 + Math.random() * SPREAD_MS);
      return;
    }
    const left = countdown(releaseAt, now);
    const text =
      left.kind === 'days' ? days.replace('{days}', String(left.days)) : left.midnight ? midnight : hour;
    if (place.textContent === text) return;
    place.textContent = text;
    place.className = `left is-${countdownSize(text)}`;
  };
  // On a device with a wrong clock, or when an old page was cached, the page must not reload for ever.
  if (Date.now() >= releaseAt) return;
  renew();
  timer = setInterval(renew, EVERY_MS);
}
