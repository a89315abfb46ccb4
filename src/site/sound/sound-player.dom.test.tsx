import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { Sound } from './Sound.tsx';
import { SOUND_LENGTH, soundLevels } from './sound-levels.ts';
import { startSound } from './sound-player.ts';

const t = dictionaryOf('fr').home.sound;
let leave: () => void = () => undefined;

/** The page with the started player; the audio element plays without sound, and its clock is set by the test. */
function started() {
  document.body.innerHTML = renderToStaticMarkup(<Sound t={t} />);
  const root = document.querySelector<HTMLElement>('[data-player]') as HTMLElement;
  const audio = root.querySelector('audio') as HTMLAudioElement;
  let paused = true;
  let at = 0;
  const change = (to: boolean) => {
    paused = to;
    audio.dispatchEvent(new Event(to ? 'pause' : 'play'));
  };
  Object.defineProperties(audio, {
    paused: { get: () => paused },
    currentTime: {
      get: () => at,
      set: (to: number) => {
        at = to;
      },
    },
    play: { value: vi.fn(async () => change(false)) },
    pause: { value: () => change(true) },
  });
  startSound(root);
  const button = root.querySelector('button') as HTMLButtonElement;
  return { root, audio, button, range: root.querySelector('input') as HTMLInputElement };
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        leave = () => notify([{ isIntersecting: false }]);
      }
      observe() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('loads nothing before the press, and has the browser’s own controls without script', () => {
  document.body.innerHTML = renderToStaticMarkup(<Sound t={t} />);
  const audio = document.querySelector('audio');
  expect([
    audio?.getAttribute('preload'),
    audio?.hasAttribute('controls'),
    audio?.hasAttribute('autoplay'),
  ]).toEqual(['none', true, false]);
});

it('plays and pauses by one button, which names its action', () => {
  const { audio, button } = started();
  expect(audio.hasAttribute('controls')).toBe(false);
  button.click();
  expect([audio.paused, button.getAttribute('aria-label')]).toEqual([false, t.pause]);
  button.click();
  expect([audio.paused, button.getAttribute('aria-label')]).toEqual([true, t.play]);
});

it('moves the sound with the range, which says its second, and lights the part of the transcript', () => {
  const { audio, range } = started();
  range.value = '11';
  range.dispatchEvent(new Event('input'));
  expect(audio.currentTime).toBe(11);
  expect(range.getAttribute('aria-valuetext')).toBe('11 secondes sur 30');
  expect(document.querySelector('[data-current]')?.textContent).toContain(t.cues[1]);
});

it('rests its meter while paused, and shows the level of the sound while it plays', () => {
  const { root, button } = started();
  expect(root.style.getPropertyValue('--level')).toBe('0');
  button.click();
  expect(Number(root.style.getPropertyValue('--level'))).toBeCloseTo(
    Number.parseInt(soundLevels[0] ?? '', 36) / 36,
  );
});

it('returns to the beginning at the end, and pauses when it leaves the screen', () => {
  const { audio, button } = started();
  button.click();
  leave();
  expect(audio.paused).toBe(true);
  audio.currentTime = SOUND_LENGTH;
  audio.dispatchEvent(new Event('ended'));
  expect(audio.currentTime).toBe(0);
});

it('says that the sound does not load', () => {
  const { audio } = started();
  audio.dispatchEvent(new Event('error'));
  expect(document.querySelector('[role=status]')?.textContent).toBe(t.failed);
});

it('has a level for each tenth of a second', () => {
  expect(soundLevels).toHaveLength(SOUND_LENGTH * 10);
});
