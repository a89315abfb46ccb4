/** Closes a flow. With an address, the browser opens it instead of going back. */
export type Close = (leaveTo?: string) => void;
/** Shows a flow, and returns a function that removes it. */
export type Show<Wanted> = (wanted: Wanted, close: Close) => () => void;

export interface OpenedFlow<Wanted> {
  /**
   * The fragment of its address. The state of the flow is `data-<name>` of the page: `closed`, `loading`, `open`,
   * `failed`; `data-<name>-retry` and `data-<name>-close` mark buttons of the page.
   */
  name: string;
  /** Reads a fragment; `undefined`: it does not open the flow. */
  parse: (fragment: string) => Wanted | undefined;
  /** Returns the address of a state of the flow, without values that must not be in an address. */
  address: (wanted: Wanted) => string;
  /** Loads the flow's code; after a failure it is called again. */
  load: () => Promise<Show<Wanted>>;
  /** Whether the code is loaded when the pointer or the focus reaches a link that opens the flow. */
  early?: boolean;
  /** Adds the handed-over values to the address with which the page was opened, or which a link has. */
  arrive?: (wanted: Wanted) => Wanted;
  /** Stores the values that are not in the address before the page is reloaded. */
  keep?: (wanted: Wanted) => void;
}

type Phase = 'closed' | 'loading' | 'open' | 'failed';

/**
 * Opens a flow for its fragment, from any source: the address at load, a link, the address bar, the back and forward
 * buttons.
 *
 * History: a click on an opener pushes one marked entry, so that Back closes the flow, as visitors expect on a phone.
 * Closing in any other way goes back over that entry, so that no unused entry remains. An entry that was not pushed
 * here (a shared link, a typed address) only loses its fragment. The page never scrolls: there is no navigation to a
 * fragment.
 */
export function startFlow<Wanted extends object>(flow: OpenedFlow<Wanted>): void {
  const { name, parse, address } = flow;
  let wanted: Wanted | undefined;
  let hide: (() => void) | undefined;
  let loading: Promise<Show<Wanted>> | undefined;
  /** Set while the browser goes back over the pushed entry, which is asynchronous; `next` is opened after that. */
  let goingBack: { next?: string } | undefined;

  const enter = (phase: Phase) => {
    document.documentElement.dataset[name] = phase;
  };
  const loadOnce = () => {
    loading ??= flow.load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const opens = (fragment: string): boolean => parse(fragment) !== undefined;
  const isMarked = (state: unknown): boolean =>
    typeof state === 'object' && state !== null && Reflect.get(state, name) === true;
  const linkIn = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href*="#${name}"]`) : null;

  const takeAway = () => {
    const remove = hide;
    wanted = undefined;
    hide = undefined;
    enter('closed');
    remove?.();
  };

  const close: Close = (leaveTo) => {
    if (!wanted) return;
    takeAway();
    const ours = isMarked(history.state);
    if (leaveTo !== undefined) {
      if (!ours) dropFragment();
      location[ours ? 'replace' : 'assign'](leaveTo);
    } else if (opens(location.hash)) {
      if (ours) goBack();
      else dropFragment();
    }
  };

  const goBack = () => {
    goingBack = {};
    window.addEventListener(
      'popstate',
      () => {
        const next = goingBack?.next;
        goingBack = undefined;
        if (next) push(next);
      },
      { once: true },
    );
    history.back();
  };

  const push = (fragment: string) => {
    const asked = parse(fragment);
    if (!asked) return;
    if (wanted) history.replaceState(history.state, '', address(asked));
    else history.pushState({ ...history.state, [name]: true }, '', address(asked));
    void open(asked);
  };

  const open = async (asked: Wanted): Promise<void> => {
    hide?.();
    hide = undefined;
    wanted = asked;
    enter('loading');
    try {
      const show = await loadOnce();
      await nextFrame();
      if (wanted !== asked) return;
      enter('open');
      hide = show(asked, close);
    } catch {
      if (wanted === asked) enter('failed');
    }
  };

  const retry = async (): Promise<void> => {
    if (!wanted) return;
    await open(wanted);
    if (document.documentElement.dataset[name] !== 'failed') return;
    // Most browsers remember that a module failed to load and do not request it again in the same document: once the
    // network is back, only a reload helps. The address still opens the flow, with the values typed before.
    const reachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (!reachable || !wanted) return;
    flow.keep?.(wanted);
    location.reload();
  };

  const followAddress = () => {
    const asked = parse(location.hash);
    if (asked) void open(flow.arrive ? flow.arrive(asked) : asked);
    else if (wanted) takeAway();
  };

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`[data-${name}-retry]`)) void retry();
    const closer = target?.closest(`[data-${name}-close]`);
    if (closer) {
      event.preventDefault();
      close(closer instanceof HTMLAnchorElement ? closer.href : undefined);
    }
    const link = linkIn(target);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!opens(link.hash) || link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    if (goingBack) goingBack.next = link.hash;
    else push(link.hash);
  });

  const prefetch = (event: Event) => {
    if (linkIn(event.target)) loadOnce().catch(() => undefined);
  };
  if (flow.early)
    for (const intent of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(intent, prefetch, { passive: true });

  window.addEventListener('hashchange', followAddress);
  enter('closed');
  followAddress();
}

/**
 * Lets the browser paint the pressed link first: on a slow phone, rendering a flow takes longer than the limit for an
 * interaction.
 */
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

function dropFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
