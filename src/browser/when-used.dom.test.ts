import { beforeEach, describe, expect, it, vi } from 'vitest';

const done = () => new Promise((resolve) => setTimeout(resolve));
const link = () => document.querySelector('a') as HTMLAnchorElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const acted = vi.fn((event: Event) => event.preventDefault());

/** As a page has it: the listeners of an earlier test belong to behaviours that are there. */
async function whenUsed(load: () => Promise<unknown>) {
  (await import('./when-used.ts')).whenUsed(load);
}

beforeEach(() => {
  acted.mockClear();
  document.documentElement.className = 'fresh';
  document.body.innerHTML =
    '<a href="#x" data-early>x</a><form data-early><input><button>send</button></form><p>text</p>';
});

describe('whenUsed', () => {
  it('fetches nothing until somebody begins to use the page, and then once', async () => {
    const load = vi.fn(async () => undefined);
    await whenUsed(load);
    expect(load).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('scroll'));
    link().dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(load).toHaveBeenCalledOnce();
    await done();
  });

  it('fetches at once on a page that somebody began to use before the script was there', async () => {
    document.documentElement.className = '';
    const load = vi.fn(async () => undefined);
    await whenUsed(load);
    expect(load).toHaveBeenCalledOnce();
    await done();
  });

  it('repeats a click that came too early, once the behaviour is there', async () => {
    await whenUsed(async () => link().addEventListener('click', acted));
    link().click();
    expect(acted).not.toHaveBeenCalled();
    await done();
    expect(acted).toHaveBeenCalledOnce();
    link().click();
    expect(acted).toHaveBeenCalledTimes(2);
  });

  it('lets the plain HTML act when the behaviours cannot be had', async () => {
    await whenUsed(() => Promise.reject(new Error('offline')));
    form().addEventListener('submit', acted);
    form().requestSubmit();
    expect(acted).not.toHaveBeenCalled();
    await done();
    expect(acted).toHaveBeenCalledOnce();
  });

  it('lets the plain HTML act when they do not come in time', async () => {
    vi.useFakeTimers();
    await whenUsed(() => new Promise(() => {}));
    link().addEventListener('click', acted);
    link().click();
    await vi.advanceTimersByTimeAsync(3900);
    expect(acted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(acted).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('leaves other clicks alone: inside the form, on the text, and for a new tab', async () => {
    await whenUsed(async () => undefined);
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
