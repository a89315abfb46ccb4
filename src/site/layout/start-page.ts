type Font = [family: string, source: string, descriptors: FontFaceDescriptors];

/** The data of `startPage`. */
export interface Page {
  fonts: Font[];
  /** The selector of the parts that are far below the first screen in some window size. */
  far: string;
  /** The style sheet that skips their layout for now. */
  farStyles: string;
}

/**
 * The only script in a page's head. It is sent as text, so it may use nothing else of this module. It delays all other
 * work until after the first paint of the page (decision record 0041):
 *
 * - Scripts start after the first paint. Their addresses are in `data-scripts` of this script's element
 *   (`pages/html-document.ts`).
 * - On the first page of a visit, the webfonts load after the first paint too, and are applied together; until then the
 *   texts use fallbacks with the same metrics. These are slightly wider: where a text needs fewer or more lines in its
 *   webfont, or a link in it would change lines, the letter spacing changes by up to three hundredths of the font size. If it
 *   still needs fewer lines, it keeps its height. If something would still move by 3 px, this page keeps the fallbacks. A wide
 *   window, whose large titles would often move, first waits up to 300 ms for the fonts. Later pages, and a reloaded
 *   one, find the fonts in the browser's cache and use them at once.
 * - A page that is opened at its top skips the layout of the parts far below its first screen. They are laid out after
 *   the fonts have loaded, in slices, while the browser is idle, so that they do not delay the response to a touch. A
 *   click on a link to an anchor lays out the rest at once, since the scroll distance must be known.
 *
 * If the browser does not report the paint (an old one, or a tab in the background), all this starts a second after
 * `load`.
 */
export function startPage({ fonts, far, farStyles }: Page): void {
  const root = document.documentElement;
  const scripts = document.currentScript?.dataset['scripts']?.match(/\S+/g) ?? [];
  const faces = fonts.map((font) => new FontFace(...font));
  const use = () => {
    for (const face of faces) document.fonts.add(face);
  };
  // A face with a range is loaded by the browser, when a text needs it.
  const loaded = () => Promise.all(faces.map((face, at) => fonts[at]?.[2].unicodeRange || face.load()));

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
    // The visitor has scrolled since: the measured positions are out of date.
    if (scrollY !== scrolled) return swapInPlace();
    use();
    /**
     * Whether a part inside the element is at another place now, apart from the distance `by` that the element itself
     * has moved.
     */
    const movedIn = (element: Element, by: number) =>
      before.some(
        ({ child, box }) => element.contains(child) && Math.abs(boxOf(child).top - box.top - by) >= 3,
      );
    const held: CSSStyleDeclaration[] = [];
    // From the inside out, so that the correction is made at the text that caused the change.
    for (const { child, box } of before.reverse()) {
      if (box.bottom > innerHeight && !isText(child)) continue;
      const taller = () => boxOf(child).height - box.height;
      const moved = () => Math.abs(taller()) >= 3 || movedIn(child, boxOf(child).top - box.top);
      if (!moved()) continue;
      const { style } = child;
      held.push(style);
      const spacing = Number.parseFloat(getComputedStyle(child).letterSpacing) || 0;
      const fits = (...percents: number[]) =>
        percents.some((percent) => {
          style.letterSpacing = `calc(${spacing}px + ${percent}em / 100)`;
          return !moved();
        });
      if (taller() < 0 && !fits(1, 2, 3)) style.minHeight = `${box.height}px`;
      fits(0, -1, -2, -3, 1, 2, 3, 0);
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
  const layOutInSlices = () => {
    const parts = document.querySelectorAll<HTMLElement>(far);
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
      if (paints.getEntriesByName('first-contentful-paint')[0]) setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  } catch {}

  if (!location.hash && arriving) {
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(farStyles);
      document.adoptedStyleSheets = [sheet];
    } catch {}
    addEventListener(
      'click',
      ({ target }) => (target as Element).closest?.('a[href*="#"]:not([href*="#simulator"])') && layOut(),
      true,
    );
  }
}
