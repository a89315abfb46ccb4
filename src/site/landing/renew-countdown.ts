import { countdown, countdownSize } from '../../domain/landing/landing-stage.ts';

const EVERY_MS = 20_000;
/** Visitors who wait for midnight do not all ask for the page in the same moment. */
const SPREAD_MS = 8000;

/** Keeps the countdown true on a page that stays open, and shows the page anew when the release is out. */
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
  // A page whose clock is wrong, or that was kept for long, must not reload for ever.
  if (Date.now() >= releaseAt) return;
  renew();
  timer = setInterval(renew, EVERY_MS);
}
