import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { everyTemplate, landingView, pictureAt, states } from '../../../tests/landing-views.ts';
import { landingFrame } from './frame.ts';
import { LandingPage } from './LandingPage.tsx';
import { pageStyle } from './page-style.ts';

/** The most that a page may weigh beside its picture and the two fonts, compressed. */
const BUDGET_BYTES = 20_000;

/**
 * The weight of the head, and of the shared scripts of the head and of consent, which this test does not build: measured
 * apart.
 */
const HEAD_BYTES = 3200;

const files = (template: string) => [
  'src/ui/brand.css',
  'src/ui/fonts.css',
  'src/ui/landing-colours.css',
  'src/ui/picture.css',
  'src/site/landing/landing.css',
  'src/site/landing/landing-consent.css',
  'src/site/consent/consent.css',
  'src/site/consent/consent-dialog.css',
  `src/site/landing/templates/${template}-hero.css`,
  ...(template === 'music-event' ? ['src/site/landing/templates/music-event-desk.css'] : []),
  `src/site/landing/templates/${template}.css`,
  ...(template === 'music-promotion' ? ['src/site/landing/templates/music-promotion-form.css'] : []),
];
let script = 0;

beforeAll(async () => {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: ['src/site/landing/landing.client.ts'] } },
  });
  if (!('output' in built)) throw new Error('The script was not built.');
  for (const part of built.output) if (part.type === 'chunk') script += brotliCompressSync(part.code).length;
});

/** Comments and spaces go in the build. */
const minified = (css: string) => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');

it.each(everyTemplate)('the page of %s weighs at most 20 kB with its styles and its script', (template) => {
  // With a form where the template has one.
  const base = states['form']?.(template);
  const shared = { ...base?.shared, picture: 'p' };
  const view = landingView(template, { ...base, shared, pictures: { p: pictureAt('/media/a') } });
  const html = renderToStaticMarkup(<LandingPage view={view} frame={landingFrame(view, 'Agence')} />);
  const css = files(template).map((file) => minified(readFileSync(file, 'utf8')));
  const page = brotliCompressSync(html + css.join('') + pageStyle(view)).length;
  expect(script).toBeGreaterThan(1000);
  expect(page + script + HEAD_BYTES).toBeLessThan(BUDGET_BYTES);
});
