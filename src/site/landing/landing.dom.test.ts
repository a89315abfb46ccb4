import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const notify = vi.fn((_path: string, _body: unknown) => Promise.resolve(undefined));
vi.mock('../../browser/notify.ts', () => ({
  notify: (path: string, body: unknown) => notify(path, body),
}));
const { countLandingView, watchClicks } = await import('./count-landing.ts');
const { offerBrowser } = await import('./offer-browser.ts');
const { offerPlayer } = await import('./offer-player.ts');
const { orderRows } = await import('./order-rows.ts');
const { renewCountdown } = await import('./renew-countdown.ts');
const { saySaved } = await import('./say-saved.ts');

const reports = () => notify.mock.calls.map(([, body]) => body as Record<string, unknown>);
const agent = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector);

beforeEach(() => {
  notify.mockClear();
  document.documentElement.lang = 'en';
  document.body.dataset['page'] = 'page0001';
  history.replaceState(null, '', '/en/p/nova?utm_source=ig&utm_medium=cpc&utm_campaign=Launch');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.innerHTML = '';
  for (const name of ['variant', 'form', 'way', 'converted']) delete document.body.dataset[name];
});

describe('counting', () => {
  it('sends one view with page, language and channel, and no part of the address', () => {
    countLandingView();
    expect(reports()).toEqual([
      { kind: 'landing-view', page: 'page0001', locale: 'en', channel: 'meta-ads' },
    ]);
    expect(JSON.stringify(reports())).not.toContain('Launch');
  });

  it('sends the variant with which the page was rendered', () => {
    document.body.dataset['variant'] = 'b';
    countLandingView();
    expect(reports()[0]).toMatchObject({ variant: 'b' });
  });

  it('does not count the view of a draft behind a secret link', () => {
    history.replaceState(null, '', '/en/p/preview/abc');
    countLandingView();
    expect(reports()).toEqual([]);
  });

  it('waits until a prerendered page is shown', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    countLandingView();
    expect(reports()).toEqual([]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(reports()).toHaveLength(1);
    Reflect.deleteProperty(document, 'prerendering');
  });

  it('counts a page restored from the back/forward cache as the same view, whose conversion is counted once', () => {
    document.body.innerHTML = '<a href="#a" data-target="action">1</a>';
    const stop = new AbortController();
    countLandingView();
    watchClicks(stop.signal);
    find('a')?.click();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    find('a')?.click();
    expect(reports().map(({ kind, first }) => [kind, first])).toEqual([
      ['landing-view', undefined],
      ['landing-click', true],
      ['landing-click', false],
    ]);
    stop.abort();
  });

  it('counts the first click of a view as its conversion, and later ones as clicks', () => {
    document.body.innerHTML =
      '<a href="#a" data-target="action"><b>1</b></a><a href="#b" data-target="aaaaaaa1">2</a><a href="#c">3</a>';
    const stop = new AbortController();
    watchClicks(stop.signal);
    for (const selector of ['b', '[data-target=aaaaaaa1]', '[href="#c"]']) find(selector)?.click();
    expect(reports()).toMatchObject([
      { kind: 'landing-click', target: 'action', first: true },
      { kind: 'landing-click', target: 'aaaaaaa1', first: false },
    ]);
    stop.abort();
  });

  it('counts a sent form as the conversion of its view, under the channel of that view, and counts no second view', () => {
    Object.assign(document.body.dataset, { form: 'sent', way: 'tiktok-ads', variant: 'b' });
    document.body.innerHTML = '<a href="#a" data-target="action">1</a>';
    const stop = new AbortController();
    countLandingView();
    watchClicks(stop.signal);
    find('a')?.click();
    const where = { page: 'page0001', locale: 'en', channel: 'tiktok-ads', variant: 'b' };
    expect(reports()).toEqual([
      { kind: 'landing-click', ...where, target: 'form', first: true },
      { kind: 'landing-click', ...where, target: 'action', first: false },
    ]);
    stop.abort();
  });

  it('counts a form that was sent after a click as a click, and does not count a refused form', () => {
    Object.assign(document.body.dataset, { form: 'sent', converted: '' });
    countLandingView();
    expect(reports()).toMatchObject([{ target: 'form', first: false }]);
    document.body.dataset['form'] = 'refused';
    countLandingView();
    expect(reports()).toHaveLength(1);
  });

  it('fills the channel, and whether a click was counted, into the form before it is sent', () => {
    document.body.innerHTML =
      '<form><input name="way"><input name="clicked"></form><a href="#a" data-target="action">1</a>';
    const stop = new AbortController();
    watchClicks(stop.signal);
    const form = find<HTMLFormElement>('form');
    const handed = () => {
      form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      return [...document.querySelectorAll('input')].map(({ value }) => value);
    };
    expect(handed()).toEqual(['meta-ads', '']);
    find('a')?.click();
    expect(handed()).toEqual(['meta-ads', '1']);
    stop.abort();
  });

  it('adds the campaign’s name to links to Apple Music, and to no other link', () => {
    document.body.innerHTML =
      '<a href="https://music.apple.com/fr/album/x/1" data-target="a"></a><a href="https://open.spotify.com/album/1" data-target="b"></a>';
    const stop = new AbortController();
    watchClicks(stop.signal);
    const links = [...document.querySelectorAll('a')];
    for (const link of links) {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    }
    expect(links.map(({ href }) => href)).toEqual([
      'https://music.apple.com/fr/album/x/1?ct=Launch',
      'https://open.spotify.com/album/1',
    ]);
    stop.abort();
  });
});

describe('the countdown', () => {
  const releaseAt = Date.parse('2026-12-10T23:00:00Z');
  const draw = () => {
    document.body.innerHTML = `<span data-countdown="${releaseAt}" data-days="J−{days}" data-midnight="Minuit" data-hour="0 h">J−9</span><button data-renew hidden>Afficher</button>`;
  };

  it('is updated on a page that stays open, and offers the renewed page at the release', () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-09T22:59:50Z') });
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    draw();
    renewCountdown();
    expect(find('span')?.textContent).toBe('J−2');
    vi.advanceTimersByTime(30_000);
    expect(find('span')?.textContent).toBe('J−1');
    vi.setSystemTime(Date.parse('2026-12-10T20:00:00Z'));
    vi.advanceTimersByTime(30_000);
    expect(find('span')?.textContent).toBe('Minuit');
    expect(find('button')?.hidden).toBe(true);
    vi.setSystemTime(releaseAt);
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    expect(find('button')?.hidden).toBe(false);
    find('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not offer a page again that was opened after the release', () => {
    vi.useFakeTimers({ now: releaseAt + 1 });
    draw();
    renewCountdown();
    vi.advanceTimersByTime(120_000);
    expect(find('button')?.hidden).toBe(true);
  });
});

describe('the order of the platforms', () => {
  const draw = (list = 'rows has-apple') => {
    document.body.innerHTML = `<ul class="${list}"><li class="is-spotify">1</li><li class="is-deezer">2</li><li class="is-apple-music">3</li></ul>`;
  };
  const order = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

  it('begins with Apple Music on Apple’s phones, and is unchanged elsewhere', () => {
    for (const [isApple, expected] of [
      [true, ['3', '1', '2']],
      [false, ['1', '2', '3']],
    ] as const) {
      vi.stubGlobal('CSS', { supports: () => isApple });
      draw();
      orderRows();
      expect(order()).toEqual(expected);
    }
    vi.unstubAllGlobals();
  });

  it('is unchanged where the editor fixed it, and on a page without Apple Music or without rows', () => {
    vi.stubGlobal('CSS', { supports: () => true });
    draw('rows');
    orderRows();
    expect(order()).toEqual(['1', '2', '3']);
    document.body.innerHTML = '';
    expect(orderRows).not.toThrow();
    vi.unstubAllGlobals();
  });
});

it('a player’s frame is created by a click, not before', async () => {
  document.body.innerHTML =
    '<div data-player="https://open.spotify.com/embed/album/1" data-title="Lecteur" hidden><button>Écouter</button></div>';
  offerPlayer();
  expect(find('[data-player]')?.hidden).toBe(false);
  expect(find('iframe')).toBeNull();
  const player = find('[data-player]') as HTMLElement;
  // The simulated browser loads no frames.
  const put = vi.spyOn(player, 'replaceChildren').mockImplementation(() => {});
  find('button')?.click();
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  const [frame] = put.mock.calls[0] as unknown as [HTMLIFrameElement];
  expect([frame.src, frame.title, frame.allow]).toEqual([
    'https://open.spotify.com/embed/album/1',
    'Lecteur',
    'encrypted-media; fullscreen',
  ]);
});

describe('the bar for in-app browsers', () => {
  const draw = () => {
    document.body.innerHTML =
      '<div data-in-app hidden><a href="/" data-open hidden>o</a><button data-copy data-copied="Copié" hidden>c</button><p data-menu hidden>m</p></div>';
  };
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-in-app], [data-in-app] *')]
      .filter(({ hidden }) => !hidden)
      .map(({ tagName }) => tagName);

  it('stays hidden in an ordinary browser', () => {
    agent('Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Safari/604.1');
    draw();
    offerBrowser();
    expect(shown()).toEqual([]);
  });

  it('offers the app’s own link to the browser first, and the others when it had no effect', () => {
    vi.useFakeTimers();
    agent('Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Mobile/15E148 Instagram 445.0');
    draw();
    offerBrowser();
    expect(shown()).toEqual(['DIV', 'A']);
    expect(find<HTMLAnchorElement>('a')?.href).toMatch(/^instagram:\/\/extbrowser/);
    find('a')?.addEventListener('click', (event) => event.preventDefault());
    find('a')?.click();
    vi.advanceTimersByTime(1700);
    expect(shown()).toEqual(['DIV', 'A', 'BUTTON', 'P']);
  });

  it('offers to copy the link in an app without a known link to the browser', async () => {
    agent('Mozilla/5.0 (Linux; Android 16; wv) Chrome/141.0 Mobile trill_390001 BytedanceWebview/d8');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    draw();
    offerBrowser();
    expect(shown()).toEqual(['DIV', 'BUTTON', 'P']);
    find('button')?.click();
    await vi.waitFor(() => expect(find('button')?.textContent).toBe('Copié'));
    expect(writeText).toHaveBeenCalledWith(location.href);
  });
});

describe('the calendar file', () => {
  const page = `<p><a data-target="calendar" href="#f"><b>Agenda</b></a><span role="status" data-saved="Saved."></span>
    <a data-target="row" href="#r">Row</a></p>
    <form><input type="radio" name="how" value="mail" checked><input type="radio" name="how" value="calendar">
    <em role="status" data-saved="Saved."></em></form>`;
  const said = () => [find('span')?.textContent, find('em')?.textContent];
  const send = () =>
    find('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  beforeEach(() => {
    document.body.innerHTML = page;
    saySaved();
  });

  it('is said to be downloaded beside its link after a press, and after that of no other', () => {
    find('[data-target="row"]')?.click();
    expect(said()).toEqual(['', '']);
    find('b')?.click();
    expect(said()).toEqual(['Saved.', '']);
  });

  it('is said to be downloaded in the form of the reminder that asked for it, and not for a mail', () => {
    send();
    expect(said()).toEqual(['', '']);
    find('[value="calendar"]')?.click();
    send();
    expect(said()).toEqual(['', 'Saved.']);
  });
});
