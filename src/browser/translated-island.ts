import { options } from 'preact';

/** The texts that a translation replaced, by the element that shows the translation in their place. */
let translations = new Map<Element, Text>();
const observer = new MutationObserver(note);

/**
 * Lets an island go on while the browser translates the page. Translators put each text into new `font` elements, and
 * Preact goes on writing into the texts that are gone (preactjs/preact#948): figures and advice would stay as they were.
 * Before each rendering the island gets its own texts back. After it, the translations of the blocks that the rendering
 * has not changed take their places again; the translator sees the changed ones and translates them anew.
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
    // A translator that moves the text itself leaves no translation to put back.
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

/** Notes which elements took the places of which texts. A translator puts the element beside the text that it removes. */
function note(records: MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // Of the same translation, deeper down.
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

/** Returns the nearest element around a node that is not a part of a line. */
function blockOf(node: Node): Element | null {
  let block = node instanceof Element ? node : node.parentElement;
  while (block?.matches(inline)) block = block.parentElement;
  return block;
}
