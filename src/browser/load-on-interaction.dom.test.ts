import { beforeEach, describe, expect, it, vi } from 'vitest';

const done = () => new Promise((resolve) => setTimeout(resolve));
const link = () => document.querySelector('a') as HTMLAnchorElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const acted = vi.fn((event: Event) => event.preventDefault());

/** A fresh copy of the module, as on a new page: listeners of earlier tests belong to behaviours that have loaded. */
async function loadOnInteraction(load: () => Promise<unknown>) {
  (await import('./load-on-interaction.ts')).loadOnInteraction(load);
}

beforeEach(() => {
  acted.mockClear();
  document.body.innerHTML =
    '<a href="#x" data-early>x</a><form data-early><input><button>send</button></form><p>text</p>';
});

describe('loadOnInteraction', () => {
  it('loads the behaviours once, when the visitor first uses the page', async () => {
    const load = vi.fn(async () => undefined);
    await loadOnInteraction(load);
    expect(load).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('scroll'));
    link().dispatchEvent(new Event('pointerover', { bubbles: true }));
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await done();
    expect(load).toHaveBeenCalledOnce();
  });

  it('starts to load only after the frame that follows the first touch', async () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const load = vi.fn(async () => undefined);
    await loadOnInteraction(load);
    document.dispatchEvent(new Event('touchstart'));
    await done();
    expect(load).not.toHaveBeenCalled();
    // Copies of the module that earlier tests loaded listen to the touch as well.
    for (const [frame] of frames.mock.calls) frame(0);
    expect(load).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await done();
    expect(load).toHaveBeenCalledOnce();
    frames.mockRestore();
  });

  it('repeats an early click once the behaviour has loaded', async () => {
    await loadOnInteraction(async () => link().addEventListener('click', acted));
    link().click();
    expect(acted).not.toHaveBeenCalled();
    await done();
    expect(acted).toHaveBeenCalledOnce();
    link().click();
    expect(acted).toHaveBeenCalledTimes(2);
  });

  it('lets the browser act when the behaviours fail to load', async () => {
    await loadOnInteraction(() => Promise.reject(new Error('offline')));
    form().addEventListener('submit', acted);
    form().requestSubmit();
    expect(acted).not.toHaveBeenCalled();
    await done();
    expect(acted).toHaveBeenCalledOnce();
  });

  it('lets the browser act when the behaviours do not load in time', async () => {
    vi.useFakeTimers();
    await loadOnInteraction(() => new Promise(() => {}));
    link().addEventListener('click', acted);
    link().click();
    await vi.advanceTimersByTimeAsync(3900);
    expect(acted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(acted).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('ignores clicks in a field, on text, or for a new tab', async () => {
    await loadOnInteraction(async () => undefined);
    const clicks = [
      [document.querySelector('input'), {}],
      [document.querySelector('p'), {}],
      [link(), { ctrlKey: true }],
    ] as const;
    for (const [element, keys] of clicks) {
      const click = new MouseEvent('click', { ...keys, cancelable: true, bubbles: true });
      element?.dispatchEvent(click);
      expect(click.defaultPrevented).toBe(false);
    }
    document.dispatchEvent(new Event('scroll'));
    await done();
  });
});
