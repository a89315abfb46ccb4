import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyTemplate, landingView, pictureAt, states } from '../../../tests/landing/landing-views.ts';
import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { locales } from '../../domain/locale/locale.ts';

type Draw = typeof import('./draw-preview.ts').drawPreview;
let draw: Draw;
let onServer: (view: LandingView) => string;

// The server renders with React, the preview with Preact, which replaces React as in the built page.
beforeAll(async () => {
  const { LandingPage } = await import('./LandingPage.tsx');
  const { landingFrame } = await import('./frame.ts');
  onServer = (view) => renderToStaticMarkup(<LandingPage view={view} frame={landingFrame(view, 'Agence')} />);
  vi.resetModules();
  vi.doMock('react', () => import('preact/compat'));
  vi.doMock('react-dom/client', () => import('preact/compat/client'));
  vi.doMock('react/jsx-runtime', () => import('preact/jsx-runtime'));
  vi.doMock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'));
  draw = (await import('./draw-preview.ts')).drawPreview;
});
afterAll(() => {
  for (const name of ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'])
    vi.doUnmock(name);
  vi.resetModules();
});

/** Returns an element as lines, with lower-case names and sorted attributes, so that only real differences remain. */
function outline(node: Node, depth = 0): string[] {
  const indent = ' '.repeat(depth);
  if (node instanceof Text) return node.data === '' ? [] : [indent + node.data];
  if (!(node instanceof Element)) return [];
  const attributes = [...node.attributes].map(({ name, value }) => `${name.toLowerCase()}=${value}`).sort();
  return [
    [indent + node.tagName.toLowerCase(), ...attributes].join(' '),
    ...[...node.childNodes].flatMap((child) => outline(child, depth + 1)),
  ];
}
const outlineOf = (element: Element): string[] => {
  element.normalize();
  return [...element.childNodes].flatMap((child) => outline(child));
};

async function drawn(view: LandingView): Promise<string[]> {
  const element = document.createElement('div');
  draw(element, view, 'Agence');
  await vi.waitFor(() => expect(element.childElementCount).toBeGreaterThan(0));
  return outlineOf(element);
}
function served(view: LandingView): string[] {
  const element = document.createElement('div');
  element.innerHTML = onServer(view);
  return outlineOf(element);
}

it('renders the preview with Preact', async () => {
  const element = document.createElement('div');
  draw(element, landingView('music-artist'), 'Agence');
  // Preact keeps its tree in this property of the root.
  await vi.waitFor(() => expect(element).toHaveProperty('__k'));
});

const picture = { ...pictureAt('/media/a'), focal: { x: 0.2, y: 0.8 } };

describe.each(everyTemplate)('the preview of %s', (template) => {
  it.each(locales)('renders the same elements as the public page in %s, with a picture', async (locale) => {
    const view = landingView(template, { locale, shared: { picture: 'p' }, pictures: { p: picture } });
    expect(await drawn(view)).toEqual(served(view));
  });

  it.each(Object.keys(states))(
    'renders the same elements as the public page in the state "%s"',
    async (state) => {
      const view = landingView(template, states[state]?.(template));
      expect(await drawn(view)).toEqual(served(view));
    },
  );

  it('renders the same elements as the public page after a change of state', async () => {
    const element = document.createElement('div');
    for (const state of ['full', 'bare', 'long']) {
      const view = landingView(template, states[state]?.(template));
      draw(element, view, 'Agence');
      await vi.waitFor(() => expect(outlineOf(element)).toEqual(served(view)));
    }
  });
});
