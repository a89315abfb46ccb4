import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOver, keepForReload, takeHandedOver } from '../../browser/hand-over.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import { type Close, type Show, startOpener } from './opener.ts';

const hide = vi.fn();
const show = vi.fn<Show>();
const load = vi.fn<() => Promise<Show>>();
const phase = () => document.documentElement.dataset['simulator'];
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
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
/** What the browser does when one goes back to the page. */
const arriveBack = (address = '/page') => {
  history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.dispatchEvent(new Event('hashchange'));
};

beforeAll(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://site.example/page?a=1',
  );
  // happy-dom announces even `pushState` and `replaceState`, which no browser does: only this file's own events count.
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

it('says that it has taken over, so that the fallback never shows', () => {
  expect(phase()).toBe('closed');
});

it('shows a message when it cannot be loaded, and tries again', async () => {
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
  it('opens with what the link fills in, and pushes one entry', async () => {
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
    'with %o is the browser’s',
    (init) => {
      expect(click('#plain', init).defaultPrevented).toBe(false);
      expect(phase()).toBe('closed');
    },
  );

  it.each(['#elsewhere', '#other'])('on %s is the browser’s', (selector) => {
    document
      .querySelector(selector)
      ?.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()));
    click(selector);
    expect(phase()).toBe('closed');
  });

  it('opens again after closing, even before the browser has gone back', async () => {
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
  it('opens when its fragment becomes one', async () => {
    history.replaceState(null, '', '#simulator?country=asia');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    expect(opened()).toEqual([{ country: 'asia' }]);
  });

  it('opens with the name and the address of an e-mail’s link, and loses them', async () => {
    history.replaceState(null, '', '#simulator?platform=meta&name=Nova&email=nova@example.com');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    expect(opened()).toEqual([{ platform: 'meta', name: 'Nova', email: 'nova@example.com' }]);
    expect(location.hash).toBe('#simulator?platform=meta');
  });

  it('opens with what was typed before the page had to be loaded again, once', async () => {
    keepForReload({ name: 'Léa', email: 'lea@example.com', link: 'https://youtu.be/x' });
    history.replaceState(history.state, '', '#simulator?platform=meta');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    const typed = { name: 'Léa', email: 'lea@example.com', link: 'https://youtu.be/x' };
    expect(opened()).toEqual([{ platform: 'meta', ...typed }]);
    expect(takeHandedOver()).toEqual({});
  });

  it('opens with what a form of the page handed over, once', async () => {
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

  it('closes when its fragment goes, as on Back', async () => {
    click('#plain');
    await settle();
    arriveBack();
    expect(hide).toHaveBeenCalledTimes(1);
    expect(phase()).toBe('closed');
    expect(history.back).not.toHaveBeenCalled();
  });
});

describe('closing', () => {
  it('goes back over the entry that the click pushed', async () => {
    click('#plain');
    await settle();
    lastClose()();
    expect(hide).toHaveBeenCalledTimes(1);
    expect(history.back).toHaveBeenCalledTimes(1);
  });

  it('only drops the fragment of an entry that came from elsewhere', async () => {
    history.replaceState(null, '', '/page?a=1#simulator');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    lastClose()();
    expect(history.back).not.toHaveBeenCalled();
    expect(location.href).toBe('https://site.example/page?a=1');
  });

  it('replaces the entry when one leaves for another address', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    click('#plain');
    await settle();
    lastClose()('/#contact');
    expect(replace).toHaveBeenCalledWith('/#contact');
    expect(history.back).not.toHaveBeenCalled();
  });

  it('happens once', async () => {
    click('#plain');
    await settle();
    const close = lastClose();
    close();
    close();
    expect(hide).toHaveBeenCalledTimes(1);
    expect(history.back).toHaveBeenCalledTimes(1);
  });
});

it.each(['pointerover', 'focusin', 'touchstart'])('%s on an opener fetches it once', async (type) => {
  const calls = load.mock.calls.length;
  document.querySelector('#plain')?.dispatchEvent(new Event(type, { bubbles: true }));
  document.querySelector('#other')?.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
  expect(load.mock.calls.length).toBe(calls);
  expect(phase()).toBe('closed');
});
