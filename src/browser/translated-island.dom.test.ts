import { createElement as h, render } from 'preact';
import { useState } from 'preact/hooks';
import { expect, it, vi } from 'vitest';
import { translatePage } from '../../tests/translate-page.ts';
import { keepTranslated } from './translated-island.ts';

interface Shown {
  views: number;
  note?: string;
  more?: boolean;
}

/** Renders a sentence with a figure, text that appears and disappears between elements, and a text that never changes. */
function openIsland() {
  let change: (shown: Shown) => void = () => {};
  function Island() {
    const [{ views, note, more }, set] = useState<Shown>({ views: 1 });
    change = set;
    return h('div', null, [
      h('p', { key: 'a' }, ['Between ', h('b', { key: 'b' }, views), ' and ', views * 2, ' views']),
      h('p', { key: 'n' }, [note, more && h('i', { key: 'i' }, 'more'), 'end']),
      h('p', { key: 's', id: 'still' }, 'Still'),
    ]);
  }
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  keepTranslated(host);
  render(h(Island, null), host);
  return { host, change: (shown: Shown) => change(shown) };
}

const wrap: Record<string, (host: Element) => void> = {
  'replaces texts by new elements': (host) => translatePage(host),
  'moves texts into new elements': (host) => {
    const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('font')) continue;
      const font = document.createElement('font' as string);
      text.replaceWith(font);
      font.append(text);
    }
  },
};

it.each(Object.entries(wrap))(
  'an island shows what it computes although a translator %s after each change',
  async (_name, translate) => {
    const translated = openIsland();
    const steps: Shown[] = [
      { views: 2, note: 'Note, ' },
      { views: 2, note: 'Note, ', more: true },
      { views: 30, more: true },
      { views: 30, note: 'Other ' },
      { views: 4 },
    ];
    for (const step of steps) {
      translate(translated.host);
      translate(translated.host);
      translated.change(step);
      const { views, note = '', more } = step;
      const text = `Between ${views} and ${views * 2} views${note}${more ? 'more' : ''}endStill`;
      await vi.waitFor(() => expect(translated.host.textContent).toBe(text));
    }
  },
);

it('an island keeps the translations of texts that did not change', async () => {
  const { host, change } = openIsland();
  translatePage(host);
  const still = host.querySelector('#still');
  if (still?.firstElementChild) still.firstElementChild.textContent = 'Encore';
  change({ views: 7 });
  await vi.waitFor(() => expect(host.textContent).toBe('Between 7 and 14 viewsendEncore'));
  expect(still?.querySelector<HTMLElement>('font')).not.toBeNull();
});

it('an island shows new figures in a sentence whose words a translator has reordered', async () => {
  const { host, change } = openIsland();
  translatePage(host);
  const [first, ...others] = host.querySelectorAll('p:first-child > font');
  if (first) first.textContent = 'entre 1 et 2 vues';
  for (const other of others) other.textContent = '';
  change({ views: 7 });
  await vi.waitFor(() => expect(host.textContent).toBe('Between 7 and 14 viewsendStill'));
});
