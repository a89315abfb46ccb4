import { afterEach, expect, it, vi } from 'vitest';
import { addStyles } from './add-styles.ts';

const links = () => [...document.querySelectorAll('link')];
/** The simulated browser loads no style sheets: each test dispatches `load` or `error` itself. */
function stopLoading() {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) Node.prototype.appendChild.call(document.createElement('div'), node as Node);
    pending.push(nodes[0] as HTMLLinkElement);
  });
}
const pending: HTMLLinkElement[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  pending.length = 0;
});

it('resolves when the style sheet has been loaded', async () => {
  stopLoading();
  const added = addStyles('/_site/a.css');
  expect(pending[0]?.getAttribute('href')).toBe('/_site/a.css');
  pending[0]?.dispatchEvent(new Event('load'));
  await added;
});

it('requests a style sheet once when it is added twice', async () => {
  stopLoading();
  const first = addStyles('/_site/c.css');
  const second = addStyles('/_site/c.css');
  expect(pending).toHaveLength(1);
  pending[0]?.dispatchEvent(new Event('load'));
  await Promise.all([first, second, addStyles('/_site/c.css')]);
  expect(pending).toHaveLength(1);
});

it('rejects when the style sheet cannot be loaded, and removes its link', async () => {
  stopLoading();
  const added = addStyles('/_site/b.css');
  pending[0]?.dispatchEvent(new Event('error'));
  await expect(added).rejects.toThrow('/_site/b.css');
  expect(links()).toEqual([]);
  const again = addStyles('/_site/b.css');
  pending[1]?.dispatchEvent(new Event('load'));
  await again;
});
