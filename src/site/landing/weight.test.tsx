import { brotliCompressSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { everyTemplate, landingView, pictureAt, states } from '../../../tests/landing/landing-views.ts';
import { landingFrame } from './frame.ts';
import { LandingPage } from './LandingPage.tsx';
import { pageStyle } from './page-style.ts';

/** The maximum weight of a page without its picture and the two fonts, compressed. */
const BUDGET_BYTES = 20_000;

/** A public key of notifications, which compresses badly. */
const REMINDER_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/**
 * The weight of the head, and of the shared scripts of the head and of consent. This test does not build them; they
 * were measured separately.
 */
const HEAD_BYTES = 3200;

const files = (template: string) => [
  'src/ui/brand.css',
  'src/ui/fonts.css',
  'src/ui/landing-colours.css',
  'src/ui/picture.css',
  'src/site/landing/landing.css',
  'src/site/landing/landing-consent.css',
  'src/site/landing/reminder.css',
  'src/site/consent/consent.css',
  `src/site/landing/templates/${template}-hero.css`,
  ...(template === 'music-event' ? ['src/site/landing/templates/music-event-desk.css'] : []),
  `src/site/landing/templates/${template}.css`,
  ...(template === 'music-promotion' ? ['src/site/landing/templates/music-promotion-form.css'] : []),
];
let script = 0;
/** The built style sheets by the path of their source. */
const sheets = new Map<string, string>();

beforeAll(async () => {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwindcss()],
    build: {
      write: false,
      rolldownOptions: { input: ['src/site/landing/landing.client.ts', ...everyTemplate.flatMap(files)] },
    },
  });
  if (!('output' in built)) throw new Error('Script and styles were not built.');
  const chunks = new Map(built.output.map((part) => [part.fileName, part]));
  // Without what a press loads later.
  const loaded = new Set<string>();
  const load = (name: string): void => {
    const part = chunks.get(name);
    if (part?.type !== 'chunk' || loaded.has(name)) return;
    loaded.add(name);
    script += brotliCompressSync(part.code).length;
    part.imports.forEach(load);
  };
  for (const part of built.output) {
    if (part.type === 'chunk') {
      if (part.isEntry && part.name.startsWith('landing')) load(part.fileName);
    } else for (const name of part.originalFileNames) sheets.set(name, String(part.source));
  }
});

it.each(everyTemplate)('the page of %s weighs at most 20 kB with its styles and its script', (template) => {
  // With a form where the template has one.
  const base = states['form']?.(template);
  const shared = { ...base?.shared, picture: 'p' };
  const view = landingView(template, { ...base, shared, pictures: { p: pictureAt('/media/a') } });
  const frame = landingFrame(view, 'Agence', { reminderKey: REMINDER_KEY });
  const html = renderToStaticMarkup(<LandingPage view={view} frame={frame} />);
  const css = files(template).map((file) => sheets.get(file) ?? expect.unreachable(file));
  const page = brotliCompressSync(html + css.join('') + pageStyle(view)).length;
  expect(script).toBeGreaterThan(1000);
  expect(page + script + HEAD_BYTES).toBeLessThan(BUDGET_BYTES);
});
