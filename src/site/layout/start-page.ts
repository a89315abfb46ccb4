type Font = [family: string, source: string, descriptors: FontFaceDescriptors];
type Far = [media: string, selector: string, height: string];

/** What a page is started with. */
export interface Page {
  fonts: Font[];
  /** What lies far below the first screen, in which windows, and about how high each part is. */
  far: Far[];
}

/**
 * Stands as text in the page's head, the only script there: it may use nothing of this module. Nothing competes with the page itself for a phone's line and processor:
 *
 * - Scripts start once the page has been painted. Their addresses stand in `data-scripts` of this script's element
 *   (`http-front/scripts-after-paint.ts`); in development they are ordinary module scripts.
 * - On the first page of a visit, the webfonts are asked for at that moment too, and come into use together; until then
 *   the text stands in the metric-compatible fallbacks. These are a little wider: where a text on the screen needs a line
 *   less in the webfonts, it keeps its height, and nothing below it moves. Where one needs a line more, or the links of a
 *   paragraph would change lines, its letters stand closer or wider by a hundredth of their size, or up to three. If
 *   something would move by 3 px or more all the same, this one page stays in the fallbacks. A wide window, where large
 *   titles are such texts, waits up to 300 ms for the fonts first. Later pages, and one that is loaded again, find them in
 *   the browser's cache and use them at once.
 * - A page that is opened at its top leaves what is far below its first screen without layout. It gets it afterwards,
 *   slice by slice, while the browser has nothing else to do, or at once when the page is touched (until then it
 *   is `fresh`): from then on every height is known, and links to anchors, the scrollbar and the search in the page are exact.
 *
 * A second after `load` stands in where the paint is not reported: an old browser, a tab in the background.
 * See decision record 0017.
 */
export function startPage({ fonts, far }: Page): void {
  const root = document.documentElement;
  const scripts = document.currentScript?.dataset['scripts']?.match(/\S+/g) ?? [];
  const faces = fonts.map((font) => new FontFace(...font));
  const use = () => {
    for (const face of faces) document.fonts.add(face);
  };
  const loaded = () => Promise.all(faces.map((face) => face.load()));

  const isText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim());
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const standing = (parent: Element): { child: HTMLElement; box: DOMRect }[] =>
    [...(parent.children as HTMLCollectionOf<HTMLElement>)].flatMap((child) => {
      const box = boxOf(child);
      return box.top < innerHeight ? [{ child, box }, ...standing(child)] : [];
    });
  const swapInPlace = async (): Promise<void> => {
    const before = standing(document.body);
    const [width, scrolled] = [innerWidth, scrollY];
    await new Promise((next) => setTimeout(next));
    // What was measured has been scrolled meanwhile: again.
    if (scrollY !== scrolled) return swapInPlace();
    use();
    /** Whether something inside stands elsewhere now, by how far the element itself has moved. */
    const movedIn = (element: Element, by: number) =>
      before.some(
        ({ child, box }) => element.contains(child) && Math.abs(boxOf(child).top - box.top - by) >= 3,
      );
    const held: CSSStyleDeclaration[] = [];
    // From the inside out, so that a part is held by the text that changed it.
    for (const { child, box } of before.reverse()) {
      if (box.bottom > innerHeight && !isText(child)) continue;
      const taller = () => boxOf(child).height - box.height;
      const moved = () => Math.abs(taller()) >= 3 || movedIn(child, boxOf(child).top - box.top);
      if (!moved()) continue;
      const { style } = child;
      held.push(style);
      const spacing = Number.parseFloat(getComputedStyle(child).letterSpacing) || 0;
      if (taller() < 0) style.minHeight = `${box.height}px`;
      for (const percent of [0, -1, -2, -3, 1, 2, 3, 0]) {
        style.letterSpacing = `calc(${spacing}px + ${percent / 100}em)`;
        if (!moved()) break;
      }
    }
    const letGo = () => {
      for (const style of held) style.minHeight = style.letterSpacing = '';
    };
    if (movedIn(root, 0)) {
      for (const face of faces) document.fonts.delete(face);
      letGo();
    } else addEventListener('resize', () => innerWidth === width || letGo());
  };

  const layOut = () => {
    document.adoptedStyleSheets = [];
  };
  const whenIdle = (task: () => void) => (window.requestIdleCallback ?? setTimeout)(task);
  let slicing = false;
  const layOutInSlices = () => {
    if (slicing) return;
    slicing = true;
    const parts = document.querySelectorAll<HTMLElement>(far.map(([, selector]) => selector).join());
    let next = 0;
    const slice = () => {
      if (!document.adoptedStyleSheets[0]) return;
      let elements = 0;
      for (let part = parts[next]; part && elements < 40; part = parts[++next]) {
        part.style.contentVisibility = 'visible';
        elements += 1 + part.querySelectorAll('*').length;
      }
      if (next < parts.length) whenIdle(slice);
      else layOut();
    };
    whenIdle(slice);
  };

  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const arriving = navigation?.type === 'navigate';
  let fontsInUse = !arriving || document.referrer.startsWith(`${location.origin}/`);
  const waitForFonts = () => {
    const { style } = root;
    const show = () => {
      style.visibility = '';
    };
    style.visibility = 'hidden';
    setTimeout(show, 300);
    loaded().then(() => {
      if (!style.visibility) return;
      use();
      fontsInUse = true;
      show();
    }, show);
  };
  if (fontsInUse) use();
  else if (innerWidth >= 768) waitForFonts();

  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const script of scripts) import(/* @vite-ignore */ script).catch(() => {});
    if (!fontsInUse) await loaded().then(swapInPlace, use);
    layOutInSlices();
  };
  addEventListener('load', () => setTimeout(start, 1000));
  try {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  } catch {}

  if (!location.hash && arriving) {
    root.classList.add('fresh');
    try {
      const sheet = new CSSStyleSheet();
      const rules = far.map(
        ([media, selector, height]) =>
          `@media ${media}{${selector}{content-visibility:auto;contain-intrinsic-size:auto ${height}}}`,
      );
      sheet.replaceSync(rules.join(''));
      document.adoptedStyleSheets = [sheet];
    } catch {}
    const touched = () => {
      root.classList.remove('fresh');
      layOutInSlices();
    };
    addEventListener(
      'click',
      ({ target }) => (target as Element).closest?.('a[href*="#"]:not([href*="#simulator"])') && layOut(),
      true,
    );
    for (const touch of ['pointerover', 'touchstart', 'keydown', 'scroll', 'click'])
      addEventListener(touch, touched, { capture: true, once: true, passive: true });
  }
}
