import { fill } from '../../i18n/format.ts';
import { SOUND_LENGTH, soundLevels } from './sound-levels.ts';
import { clock } from './sound-time.ts';

/** The scale of the meter, in decibels, and how long its mark stays at the highest level. */
const SCALE = 36;
const HOLD_MS = 1000;

/**
 * Starts the player: button, position, meter and transcript follow the audio element. It stops when it leaves
 * the screen, and returns to the beginning at the end.
 */
export function startSound(root: HTMLElement): void {
  const audio = root.querySelector('audio');
  const button = root.querySelector('button');
  const seek = root.querySelector<HTMLInputElement>('input');
  const section = root.closest('section');
  const failed = section?.querySelector<HTMLElement>('[data-failed]');
  if (!audio || !button || !seek || !section || !failed) return;
  const { player = '', play = '', pause = '' } = root.dataset;
  const cues = [...section.querySelectorAll<HTMLElement>('[data-at]')];
  const now = root.querySelector('[data-now]');
  audio.removeAttribute('controls');
  root.dataset['ready'] = '';
  let held = 0;
  let heldAt = 0;

  const show = () => {
    const at = audio.currentTime;
    const second = Math.floor(at);
    seek.value = String(second);
    seek.setAttribute('aria-valuetext', fill(player, { second, of: SOUND_LENGTH }));
    if (now) now.textContent = clock(at);
    root.style.setProperty('--at', String(at / SOUND_LENGTH));
    // At rest the meter is dark.
    const level = audio.paused ? 0 : Number.parseInt(soundLevels[Math.floor(at * 10)] ?? '0', 36) / SCALE;
    if (level >= held || performance.now() - heldAt > HOLD_MS || audio.paused) {
      held = level;
      heldAt = performance.now();
    }
    root.style.setProperty('--level', String(level));
    root.style.setProperty('--held', String(held));
    const current =
      audio.paused && at === 0 ? undefined : cues.findLast(({ dataset }) => Number(dataset['at']) <= at);
    for (const cue of cues) cue.toggleAttribute('data-current', cue === current);
    if (!audio.paused) requestAnimationFrame(show);
  };
  const settle = () => {
    button.setAttribute('aria-label', audio.paused ? play : pause);
    root.toggleAttribute('data-playing', !audio.paused);
    show();
  };
  const fail = () => {
    failed.textContent = failed.dataset['failed'] ?? '';
    settle();
  };

  button.addEventListener('click', () => {
    failed.textContent = '';
    if (audio.paused) {
      // A pause during the load rejects too, and is no failure.
      void audio.play().catch((error: Error) => error.name !== 'AbortError' && fail());
    } else audio.pause();
  });
  seek.addEventListener('input', () => {
    audio.currentTime = seek.valueAsNumber;
    show();
  });
  audio.addEventListener('play', settle);
  audio.addEventListener('pause', settle);
  audio.addEventListener('error', fail);
  audio.addEventListener('ended', () => {
    audio.currentTime = 0;
    settle();
  });
  show();
  new IntersectionObserver(([entry]) => {
    if (entry && !entry.isIntersecting) audio.pause();
  }).observe(section);
}
