import { conformityStates } from '../../domain/accessibility/conformity.ts';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { drawPreview } from './draw-preview.ts';
import { pageStyle } from './page-style.ts';
import reminderStyles from './reminder.css?inline';
import { fontStyles, templateStyles } from './styles.ts';

/** The messages between the back office and its preview frame. */
type FromOffice = { kind: 'landing-view'; view: LandingView };
const READY = { kind: 'landing-ready' } as const;

/** Style sheets made by script need no hash in the policy. */
const [common, own] = [new CSSStyleSheet(), new CSSStyleSheet()];
let template = '';

function show(view: LandingView): void {
  if (view.template !== template)
    common.replaceSync(fontStyles + reminderStyles + templateStyles(view.template));
  template = view.template;
  own.replaceSync(pageStyle(view));
  document.documentElement.lang = view.locale;
  const { brand = '', reminds, conformity } = document.body.dataset;
  drawPreview(document.body, view, brand, {
    reminds: reminds !== undefined,
    conformity: conformityStates.find((state) => state === conformity) ?? 'none',
  });
}

document.adoptedStyleSheets = [common, own];
addEventListener('message', ({ origin, source, data }: MessageEvent<FromOffice | null>) => {
  if (origin !== location.origin || source !== parent || data?.kind !== 'landing-view') return;
  show(data.view);
});
// Links of a preview are disabled: a click would replace the preview by another page in the back office's frame.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});
document.addEventListener('submit', (event) => event.preventDefault());
// The back office waits for this message before it sends the first page.
if (parent !== window) parent.postMessage(READY, location.origin);
