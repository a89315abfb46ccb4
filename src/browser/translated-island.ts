import { options } from 'preact';

/** The texts that a translation replaced, by the element that shows the translation in their place. */
let translations = new Map<Element, Text>();
const observer = new MutationObserver(note);

/**
 * Keeps an island working while the browser translates the page. Translators put each text into new `font` elements,
 * and Preact writes into the text nodes that were removed (preactjs/preact#948): figures and advice would no longer
 * change. Before each rendering, the island's own texts are restored. After it, the translations are restored in the
 * blocks that the rendering has not changed; the translator observes the changed blocks and translates them again.
 */
export function keepTranslated(host: Element): void {
  observer.observe(host, { childList: true, characterData: true, subtree: true });
  options.debounceRendering = (render) => queueMicrotask(() => renderOriginals(render));
}

function renderOriginals(render: () => void): void {
  note(observer.takeRecords());
  const replaced = [...translations].filter(([shown]) => shown.parentNode);
  translations = new Map();
  const restored = replaced.filter(([shown, text]) => {
    const moved = shown.contains(text);
    shown.replaceWith(text);
    // If the translator moved the text itself into its element, there is no translation to restore.
    return !moved;
  });
  observer.takeRecords();
  try {
    render();
  } finally {
    // A sentence is translated as a whole, over the texts and inline elements of its block.
    const changed = new Set(observer.takeRecords().map(({ target }) => blockOf(target)));
    for (const [shown, text] of restored) {
      if (!text.parentNode || changed.has(blockOf(text))) continue;
      text.replaceWith(shown);
      translations.set(shown, text);
    }
    observer.takeRecords();
  }
}

/** Records which element replaced which text. A translator inserts the element beside the text that it removes. */
function note(records: MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // A change inside a translation that is already recorded.
    if (isTranslation(target)) continue;
    for (const text of removedNodes) {
      const shown = [...addedNodes, previousSibling, nextSibling].find(
        (node) => isTranslation(node) && !translations.has(node),
      ) as Element | undefined;
      if (text instanceof Text && shown) translations.set(shown, text);
    }
  }
}

const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.closest('font') !== null;

const inline = 'a, abbr, b, bdi, em, font, i, small, span, strong, sub, sup, time';

/** Returns the nearest block element around a node. */
function blockOf(node: Node): Element | null {
  let block = node instanceof Element ? node : node.parentElement;
  while (block?.matches(inline)) block = block.parentElement;
  return block;
}
