import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as react from 'react';
import { afterAll, afterEach, expect } from 'vitest';
import { emptyWindow } from '../empty-window.ts';

/**
 * Set-up of the Vitest project `ui`, whose files share one window in a worker: it resets the window for each file. It
 * also fails a test whose script creates a style element, because the content security policy would refuse the element.
 */

/** React warns on the console about changes outside of `act` only if this variable is set. */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/**
 * React records the stack of callers of the first 10 000 elements of each second, for the text of its warnings: a tenth of
 * the time of these tests. It has no option for that, so this makes its count of stacks always exceed the limit.
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

// Now, and not in a hook: the file's modules are imported before its hooks run, and some use the page at once.
emptyWindow();
document.createElement = (...input: [string]) => {
  const element = Document.prototype.createElement.apply(document, input);
  if (element.localName === 'style') styles.push(element);
  return element;
};
const forgetListeners = [window, document].map(collectListeners);

// It runs after the hooks of the test's file: one whose hook needs the screen closed closes it itself.
afterEach(cleanup);
afterEach(() => {
  expect(styles.splice(0), 'style elements made by scripts').toEqual([]);
});
afterAll(() => {
  Reflect.deleteProperty(document, 'createElement');
  for (const forget of forgetListeners) forget();
});

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
