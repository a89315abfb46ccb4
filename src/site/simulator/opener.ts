import { keepForReload, takeHandedOver } from '../../browser/hand-over.ts';
import {
  parseSimulatorHref,
  SIMULATOR_FRAGMENT,
  type SimulatorPrefill,
  simulatorHref,
} from '../../domain/simulator/opener.ts';

/** Closes the simulator. With an address, the browser opens it instead of going back. */
export type Close = (leaveTo?: string) => void;
/** Shows the simulator, and returns a function that removes it. */
export type Show = (prefill: SimulatorPrefill, close: Close) => () => void;

type Phase = 'closed' | 'loading' | 'open' | 'failed';

/**
 * Opens the simulator for the fragments `#simulator` and `#simulator?…`, from any source: the address at load, a link,
 * the address bar, the back and forward buttons. `load` loads the simulator's code; after a failure it is called again.
 *
 * History: a click on an opener pushes one marked entry, so that Back closes the sheet, as visitors expect on a phone.
 * Closing in any other way goes back over that entry, so that no unused entry remains. An entry that was not pushed
 * here (a shared link, a typed address) only loses its fragment. The page never scrolls: there is no navigation to a
 * fragment, and the fallback with that id has no box once `data-simulator` is set.
 */
export function startOpener(load: () => Promise<Show>): void {
  let wanted: SimulatorPrefill | undefined;
  let hide: (() => void) | undefined;
  let loading: Promise<Show> | undefined;
  /** Set while the browser goes back over the pushed entry, which is asynchronous; `next` is opened after that. */
  let goingBack: { next?: string } | undefined;

  const enter = (phase: Phase) => {
    document.documentElement.dataset['simulator'] = phase;
  };
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

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
    const prefill = parseSimulatorHref(fragment);
    if (!prefill) return;
    const address = simulatorHref(prefill);
    if (wanted) history.replaceState(history.state, '', address);
    else history.pushState({ ...history.state, simulator: true }, '', address);
    void open(prefill);
  };

  const open = async (prefill: SimulatorPrefill): Promise<void> => {
    hide?.();
    hide = undefined;
    wanted = prefill;
    enter('loading');
    try {
      const show = await loadOnce();
      if (wanted !== prefill) return;
      enter('open');
      hide = show(prefill, close);
    } catch {
      if (wanted === prefill) enter('failed');
    }
  };

  const retry = async (): Promise<void> => {
    if (!wanted) return;
    await open(wanted);
    if (document.documentElement.dataset['simulator'] !== 'failed') return;
    // Most browsers remember that a module failed to load and do not request it again in the same document: once the
    // network is back, only a reload helps. The address still opens the simulator, with the values typed before.
    const reachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (!reachable || !wanted) return;
    keepForReload(wanted);
    location.reload();
  };

  const followAddress = () => {
    const prefill = parseSimulatorHref(location.hash);
    if (prefill?.name || prefill?.email) history.replaceState(history.state, '', simulatorHref(prefill));
    if (prefill) void open({ ...prefill, ...takeHandedOver() });
    else if (wanted) takeAway();
  };

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-simulator-retry]')) void retry();
    const closer = target?.closest('[data-simulator-close]');
    if (closer) {
      event.preventDefault();
      close(closer instanceof HTMLAnchorElement ? closer.href : undefined);
    }
    const link = openerLink(target);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!opens(link.hash) || link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    if (goingBack) goingBack.next = link.hash;
    else push(link.hash);
  });

  const prefetch = (event: Event) => {
    if (openerLink(event.target)) loadOnce().catch(() => undefined);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }

  window.addEventListener('hashchange', followAddress);
  enter('closed');
  followAddress();
}

function openerLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>(`a[href*="#${SIMULATOR_FRAGMENT}"]`)
    : null;
}

const opens = (fragment: string): boolean => parseSimulatorHref(fragment) !== undefined;

const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'simulator' in state && state.simulator === true;

function dropFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
