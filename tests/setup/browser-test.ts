import { configure, prettyDOM } from '@testing-library/react';
import * as react from 'react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/**
 * Set-up of the Vitest project `ui`, whose files share one window in a worker: it resets the window for each file. It
 * also fails a test whose script creates a style element, because the content security policy would refuse the element.
 */

/** React warns on the console about changes outside of `act` only if this variable is set. */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/**
 * React keeps the stack of callers of the first 10 000 elements of each second, for the text of its warnings: a tenth of
 * the time of these tests. It has no switch for that; the count of stacks always says here that there are enough.
 */
Object.defineProperty(
  (react as unknown as Record<string, object>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ],
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => {}, configurable: true },
);

/**
 * `waitFor` and `findBy` discard the error of each attempt but the last. The document is printed only into an error whose
 * message is read.
 */
configure({
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    let whole: string | undefined;
    const get = () => {
      whole ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return whole;
    };
    return Object.defineProperty(error, 'message', { get, configurable: true });
  },
});

const styles: Element[] = [];
let forgetListeners: (() => void)[] = [];

beforeAll(() => {
  emptyWindow();
  document.createElement = (...input: [string]) => {
    const element = Document.prototype.createElement.apply(document, input);
    if (element.localName === 'style') styles.push(element);
    return element;
  };
  forgetListeners = [window, document].map(collectListeners);
});
afterEach(() => {
  expect(styles.splice(0), 'style elements made by scripts').toEqual([]);
});
afterAll(() => {
  Reflect.deleteProperty(document, 'createElement');
  for (const forget of forgetListeners) forget();
});

function emptyWindow(): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  localStorage.clear();
  sessionStorage.clear();
  // When Vitest restores spies on both the getter and the setter of `cookie`, a property remains.
  Reflect.deleteProperty(document, 'cookie');
  // A cookie is visible only at addresses of its site: the last address of the previous file, and the first of this
  // file.
  for (const address of [location.href, 'http://localhost:3000/']) {
    happyDOM.setURL(address);
    for (const cookie of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store API
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    }
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** Records the listeners of a target from now on. Returns a function that removes them all. */
function collectListeners(target: Window | Document): () => void {
  const { addEventListener } = target;
  const added: Parameters<typeof addEventListener>[] = [];
  target.addEventListener = (...input: Parameters<typeof addEventListener>) => {
    // React adds its listener for this event only once for each document.
    if (input[0] !== 'selectionchange') added.push(input);
    addEventListener.apply(target, input);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
  };
}
