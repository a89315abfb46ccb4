import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOver, keepForReload, takeHandedOver } from '../../browser/hand-over.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import type { Close } from '../flow/opener.ts';
import { type Show, startOpener } from './opener.ts';

const hide = vi.fn();
const show = vi.fn<Show>();
const load = vi.fn<() => Promise<Show>>();
const phase = () => document.documentElement.dataset['simulator'];
/** A flow opens after the next frame. */
const settle = () =>
  new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 5)), 5));
const lastClose = (): Close => {
  const close = show.mock.lastCall?.[1];
  if (!close) throw new Error('not shown');
  return close;
};
const opened = (): SimulatorPrefill[] => show.mock.calls.map(([prefill]) => prefill);
const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};
/** The events of the browser on back navigation. */
const arriveBack = (address = '/page') => {
  history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.dispatchEvent(new Event('hashchange'));
};

beforeAll(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://site.example/page?a=1',
  );
  // happy-dom also sends hashchange for `pushState` and `replaceState`, unlike browsers: only the events of this file
  // count.
  window.addEventListener('hashchange', (event) => {
    if (event instanceof HashChangeEvent) event.stopImmediatePropagation();
  });
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(show);
  startOpener(load);
});
beforeEach(() => {
  show.mockReturnValue(hide);
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  document.body.innerHTML = `
    <a id="plain" href="#simulator">Simuler</a>
    <a id="filled" href="#simulator?platform=meta&amp;budget=900">Simuler sur Meta</a>
    <a id="elsewhere" href="/other#simulator">Ailleurs</a>
    <a id="other" href="#simulators">Autre</a>
    <button data-simulator-retry>Réessayer</button><button data-simulator-close>Fermer</button>`;
});
afterEach(async () => {
  if (phase() !== 'closed') lastClose()();
  arriveBack('/page?a=1');
  await settle();
  vi.restoreAllMocks();
  show.mockReset();
  hide.mockReset();
});

it('startOpener sets its state at once, so that the fallback is not shown', () => {
  expect(phase()).toBe('closed');
});

it('startOpener shows a message when the simulator fails to load, and tries again', async () => {
  vi.spyOn(history, 'pushState');
  click('#filled');
  await settle();
  expect(phase()).toBe('failed');
  click('[data-simulator-retry]');
  await settle();
  expect(phase()).toBe('open');
  expect(opened()).toEqual([{ platform: 'meta', budget: 900 }]);
});

describe('a click on an opener', () => {
  it("opens the simulator with the link's values, and pushes one history entry", async () => {
    const length = history.length;
    expect(click('#filled').defaultPrevented).toBe(true);
    expect(phase()).toBe('loading');
    await settle();
    expect(phase()).toBe('open');
    expect(opened()).toEqual([{ platform: 'meta', budget: 900 }]);
    expect(location.hash).toBe('#simulator?platform=meta&budget=900');
    expect(history.length).toBe(length + 1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'with %o is left to the browser',
    (init) => {
      expect(click('#plain', init).defaultPrevented).toBe(false);
      expect(phase()).toBe('closed');
    },
  );

  it.each(['#elsewhere', '#other'])('on %s is left to the browser', (selector) => {
    document
      .querySelector(selector)
      ?.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()));
    click(selector);
    expect(phase()).toBe('closed');
  });

  it('opens the simulator after the frame that shows the pressed link, since rendering takes longer on a slow phone', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    click('#plain');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([phase(), show.mock.calls.length]).toEqual(['loading', 0]);
    for (const frame of frames) frame(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([phase(), show.mock.calls.length]).toEqual(['open', 1]);
    vi.mocked(window.requestAnimationFrame).mockRestore();
  });

  it('opens the simulator again after closing, even before the browser has gone back', async () => {
    click('#plain');
    await settle();
    lastClose()();
    click('#plain');
    expect(phase()).toBe('closed');
    arriveBack();
    await settle();
    expect(phase()).toBe('open');
    expect(show).toHaveBeenCalledTimes(2);
  });
});

describe('the address', () => {
  it("opens the simulator when its fragment changes to the simulator's", async () => {
    history.replaceState(null, '', '#simulator?country=asia');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    expect(opened()).toEqual([{ country: 'asia' }]);
  });

  it('opens the simulator with the name and e-mail of a link, and removes both from the address', async () => {
    history.replaceState(null, '', '#simulator?platform=meta&name=Nova&email=nova@example.com');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    expect(opened()).toEqual([{ platform: 'meta', name: 'Nova', email: 'nova@example.com' }]);
    expect(location.hash).toBe('#simulator?platform=meta');
  });

  it('opens the simulator with the values typed before a reload, once', async () => {
    keepForReload({ name: 'Léa', email: 'lea@example.com', link: 'https://youtu.be/x' });
    history.replaceState(history.state, '', '#simulator?platform=meta');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    const typed = { name: 'Léa', email: 'lea@example.com', link: 'https://youtu.be/x' };
    expect(opened()).toEqual([{ platform: 'meta', ...typed }]);
    expect(takeHandedOver()).toEqual({});
  });

  it('opens the simulator with the values that a form handed over, once', async () => {
    handOver({ name: 'Léa', email: 'lea@example.com', link: 'https://youtu.be/x' });
    history.replaceState(null, '', '#simulator?platform=meta');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    const typed = { name: 'Léa', email: 'lea@example.com', link: 'https://youtu.be/x' };
    expect(opened()).toEqual([{ platform: 'meta', ...typed }]);
    arriveBack();
    history.replaceState(null, '', '#simulator?platform=meta');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    expect(opened()).toEqual([{ platform: 'meta', ...typed }, { platform: 'meta' }]);
  });

  it('closes the simulator when its fragment is removed, as by Back', async () => {
    click('#plain');
    await settle();
    arriveBack();
    expect(hide).toHaveBeenCalledTimes(1);
    expect(phase()).toBe('closed');
    expect(history.back).not.toHaveBeenCalled();
  });
});

describe('closing', () => {
  it('goes back over the history entry that the click pushed', async () => {
    click('#plain');
    await settle();
    lastClose()();
    expect(hide).toHaveBeenCalledTimes(1);
    expect(history.back).toHaveBeenCalledTimes(1);
  });

  it('only removes the fragment from an entry that no click pushed', async () => {
    history.replaceState(null, '', '/page?a=1#simulator');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    lastClose()();
    expect(history.back).not.toHaveBeenCalled();
    expect(location.href).toBe('https://site.example/page?a=1');
  });

  it('replaces the entry when the visitor leaves for another address', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    click('#plain');
    await settle();
    lastClose()('/#contact');
    expect(replace).toHaveBeenCalledWith('/#contact');
    expect(history.back).not.toHaveBeenCalled();
  });

  it('has an effect only once', async () => {
    click('#plain');
    await settle();
    const close = lastClose();
    close();
    close();
    expect(hide).toHaveBeenCalledTimes(1);
    expect(history.back).toHaveBeenCalledTimes(1);
  });
});

it.each(['pointerover', 'focusin', 'touchstart'])(
  '%s on an opener loads the simulator only once',
  async (type) => {
    const calls = load.mock.calls.length;
    document.querySelector('#plain')?.dispatchEvent(new Event(type, { bubbles: true }));
    document.querySelector('#other')?.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(load.mock.calls.length).toBe(calls);
    expect(phase()).toBe('closed');
  },
);
