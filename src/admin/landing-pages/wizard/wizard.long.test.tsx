import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../../tests/fake-api.ts';
import { said } from '../../../../tests/screens/admin-screen.tsx';
import {
  landingDetail,
  nothingFound,
  openLandingPages,
  pageOf,
  quiet,
  refusal,
  serveLanding,
  t,
  texts,
} from '../../../../tests/screens/landing-section.tsx';
import type { LandingChange } from '../../../contracts/landing/landing.ts';
import { emptyTexts, newContent } from '../../../domain/landing/landing-page.ts';
import { fill } from '../../../i18n/format.ts';

// Drafts are stored a second after a change.
vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  await quiet();
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const lastDraft = (calls: readonly Call[]) =>
  (calls.findLast(({ method }) => method === 'PUT')?.body as LandingChange | undefined)?.content;

it('step 1 of a new page offers the templates, and "next" creates the page and opens step 2', async () => {
  const server = serveLanding(landingDetail(), ({ method, path }) =>
    method === 'POST' && path === '/landing-pages' ? { data: { id: 'p1', version: 1 } } : undefined,
  );
  const opened = openLandingPages('/new');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${t.templates['music-event']}`) }));
  fireEvent.click(button(t.wizard.next));
  await screen.findByLabelText(t.fields.title);
  expect(opened.address()).toBe('/dashboard/landing-pages/p1?step=2');
  expect(server.calls[0]?.body).toEqual({ title: '', template: 'music-event', locale: 'fr' });
});

it('"cancel" on step 1 returns to the list', async () => {
  serveLanding(landingDetail(), ({ path }) => (path === '/landing-pages' ? { data: pageOf([]) } : undefined));
  const opened = openLandingPages('/new');
  fireEvent.click(screen.getByRole('link', { name: texts.common.cancel }));
  await waitFor(() => expect(opened.address()).toBe('/dashboard/landing-pages'));
});

it('"next" and "previous" move one step', async () => {
  serveLanding();
  const opened = openLandingPages('/p1?step=1');
  await screen.findByText(t.wizard.template.title);
  for (const step of [2, 3, 4]) {
    fireEvent.click(button(t.wizard.next));
    expect(opened.address()).toContain(`step=${step}`);
  }
  expect(screen.queryByRole('button', { name: t.wizard.next })).toBeNull();
  fireEvent.click(button(t.wizard.previous));
  expect(opened.address()).toContain('step=3');
});

it('step 2 has the documented fields with the two default colours, and stores typed values', async () => {
  const server = serveLanding();
  openLandingPages('/p1');
  await screen.findByLabelText(t.fields.title);
  expect(field(t.fields.primary).value).toBe('#ff3366');
  expect(field(t.fields.secondary).value).toBe('#333333');
  type(t.fields.title, 'Marée basse');
  type(t.fields.description, 'Onze titres.');
  type(t.fields.artist, 'Ondine');
  type(t.fields.action, 'Écouter');
  type(t.fields.actionLink, 'https://ondine.example');
  type(t.fields.primary, '#FFB347');
  await waitFor(() => expect(server.saved().shared.primary).toBe('#ffb347'), { timeout: 4000 });
  expect(lastDraft(server.calls)).toMatchObject({
    shared: { artist: 'Ondine', actionLink: 'https://ondine.example' },
    texts: { fr: { title: 'Marée basse', description: 'Onze titres.', action: 'Écouter' } },
  });
  await screen.findByText(/^Brouillon enregistré à/);
});

it('https:// is added to an address without a scheme on blur, and another scheme shows an error', async () => {
  serveLanding();
  openLandingPages('/p1');
  const link = await screen.findByLabelText<HTMLInputElement>(t.fields.actionLink);
  type(t.fields.actionLink, 'ondine.example/album');
  fireEvent.blur(link);
  expect(link.value).toBe('https://ondine.example/album');
  type(t.fields.actionLink, 'http://ondine.example');
  screen.getByText(t.field.https);
});

it('a pasted link sets the platform of its row, and the arrow buttons move rows and keep the focus', async () => {
  const server = serveLanding();
  openLandingPages('/p1');
  fireEvent.click(await screen.findByRole('button', { name: t.wizard.platforms.add }));
  type(t.fields['platforms.url'], 'https://www.deezer.com/album/1');
  fireEvent.click(button(t.wizard.platforms.add));
  const rows = () =>
    [...document.querySelectorAll('.admin-item-name strong')].map(({ textContent }) => textContent);
  expect(rows()).toEqual(['Deezer', 'Spotify']);
  const down = button(fill(texts.editing.items.down, { name: 'Deezer' }));
  act(() => down.focus());
  fireEvent.click(down);
  expect(rows()).toEqual(['Spotify', 'Deezer']);
  expect(document.activeElement).toBe(button(fill(texts.editing.items.down, { name: 'Deezer' })));
  expect(button(fill(texts.editing.items.down, { name: 'Deezer' })).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await waitFor(
    () =>
      expect(server.saved().shared.platforms.map(({ platform }) => platform)).toEqual(['spotify', 'deezer']),
    { timeout: 4000 },
  );
});

it('the switch that fixes the order of the rows for every device appears once there are two rows', async () => {
  const server = serveLanding();
  openLandingPages('/p1');
  fireEvent.click(await screen.findByRole('button', { name: t.wizard.platforms.add }));
  type(t.fields['platforms.url'], 'https://www.deezer.com/album/1');
  expect(screen.queryByRole('switch', { name: t.fields.keepsOrder })).toBeNull();
  fireEvent.click(button(t.wizard.platforms.add));
  fireEvent.click(await screen.findByRole('switch', { name: t.fields.keepsOrder }));
  await waitFor(() => expect(server.saved().shared.keepsOrder).toBe(true), { timeout: 4000 });
});

it('the proposals for a code show their source, and are added only when the editor confirms them', async () => {
  const proposal = (platform: string, url: string, source: string, agrees = true) => ({
    platform,
    url,
    source,
    agrees,
    title: 'Marée haute',
    artist: 'Ondine',
  });
  const server = serveLanding(landingDetail(), ({ path }) =>
    path === '/links/resolve'
      ? {
          data: {
            code: '3760000000000',
            failed: [],
            proposals: [
              proposal('apple-music', 'https://music.apple.com/fr/album/1', 'itunes'),
              proposal('deezer', 'https://www.deezer.com/album/1', 'deezer', false),
            ],
          },
        }
      : undefined,
  );
  openLandingPages('/p1');
  await screen.findByLabelText(t.finder.label);
  type(t.finder.label, '3760000000000');
  fireEvent.click(button(t.finder.action));
  await screen.findByText(said(fill(t.finder.source, { source: t.finder.sources.itunes })));
  screen.getByText(said(t.finder.differs));
  expect(document.querySelectorAll('.admin-item')).toHaveLength(0);
  fireEvent.click(button(fill(t.finder.addOf, { platform: 'Apple Music' })));
  screen.getByText(t.finder.added);
  await waitFor(
    () =>
      expect(server.saved().shared.platforms.map(({ url }) => url)).toEqual([
        'https://music.apple.com/fr/album/1',
      ]),
    { timeout: 4000 },
  );
});

it('the promotion template has a form section with a choice of platform and texts per language', async () => {
  const server = serveLanding(landingDetail({ template: 'music-promotion' }));
  openLandingPages('/p1?step=3');
  fireEvent.click(
    await screen.findByRole('switch', { name: fill(t.wizard.toggle, { section: t.sections.form }) }),
  );
  type(t.fields['form.title'], 'Recevoir le lien');
  fireEvent.change(screen.getByLabelText(t.fields.formPlatform), { target: { value: 'tiktok' } });
  await waitFor(() => expect(server.saved().shared.formPlatform).toBe('tiktok'), { timeout: 4000 });
  expect(server.saved().shared.sections.form).toBe(true);
  expect(server.saved().texts.fr?.form.title).toBe('Recevoir le lien');
});

it('step 3 has the five sections in their order, each with its toggle, and a section that is off keeps its texts', async () => {
  const server = serveLanding();
  openLandingPages('/p1?step=3');
  await screen.findByLabelText(t.fields['hero.title']);
  const toggles = screen.getAllByRole('switch');
  expect(toggles.map((toggle) => toggle.getAttribute('aria-label'))).toEqual(
    ['hero', 'features', 'testimonials', 'call', 'social'].map((section) =>
      fill(t.wizard.toggle, { section: t.sections[section as 'hero'] }),
    ),
  );
  type(t.fields['hero.title'], 'Marée haute');
  fireEvent.click(toggles[0] as HTMLElement);
  screen.getByText(t.wizard.sectionOff);
  await waitFor(() => expect(server.saved().shared.sections.hero).toBe(false), { timeout: 4000 });
  expect(server.saved().texts.fr?.hero.title).toBe('Marée haute');
});

it('a feature has one of six icons, and undoing its removal restores its texts', async () => {
  const server = serveLanding();
  openLandingPages('/p1?step=3');
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${t.sections.features}`) }));
  screen.getByText(t.wizard.features.empty);
  fireEvent.click(button(t.wizard.features.add));
  const title = screen.getByLabelText(t.fields['features.title']);
  expect(document.activeElement).toBe(title);
  type(t.fields['features.title'], 'Une prise');
  expect(screen.getAllByRole('radio', { name: new RegExp(Object.values(t.icons).join('|')) })).toHaveLength(
    6,
  );
  fireEvent.click(screen.getByRole('radio', { name: t.icons.headphones }));
  fireEvent.click(button(fill(t.items.remove, { name: 'Une prise' })));
  screen.getByText(t.wizard.features.removed);
  fireEvent.click(button(texts.common.cancel));
  expect(field(t.fields['features.title']).value).toBe('Une prise');
  await waitFor(() => expect(server.saved().shared.features[0]?.icon).toBe('headphones'), { timeout: 4000 });
});

it('each language has its own texts and shows the number of written ones', async () => {
  const server = serveLanding();
  openLandingPages('/p1?step=2');
  await screen.findByLabelText(t.fields.title);
  const tongues = screen.getByRole('region', { name: t.languages.title });
  within(tongues).getByText(said(fill(t.languages.count, { written: 1, total: 10 })));
  fireEvent.click(within(tongues).getByRole('button', { name: /anglais/ }));
  await waitFor(() => expect(field(t.fields.title).value).toBe(''));
  expect(field(t.fields.title).lang).toBe('en');
  type(t.fields.title, 'High tide');
  await waitFor(() => expect(server.saved().texts.en?.title).toBe('High tide'), { timeout: 4000 });
  expect(server.saved().texts.fr?.title).toBe('Marée haute');
});

it('buttons, and shortcuts outside of fields, undo and redo a change', async () => {
  serveLanding();
  openLandingPages('/p1');
  await screen.findByLabelText(t.fields.artist);
  expect(button(texts.editing.undo).getAttribute('aria-disabled')).toBe('true');
  type(t.fields.artist, 'Ondine');
  fireEvent.click(button(texts.editing.undo));
  expect(field(t.fields.artist).value).toBe('');
  fireEvent.click(button(texts.editing.redo));
  expect(field(t.fields.artist).value).toBe('Ondine');
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(field(t.fields.artist).value).toBe('');
  fireEvent.keyDown(document.body, { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  expect(field(t.fields.artist).value).toBe('Ondine');
});

it('a conflict asks for a decision only for each value that both editors changed', async () => {
  const server = serveLanding();
  openLandingPages('/p1');
  await screen.findByLabelText(t.fields.artist);
  const content = newContent('fr', 'Marée haute');
  server.page = landingDetail({
    version: 5,
    updatedBy: 'Noé Lambert',
    content: {
      ...content,
      shared: { ...content.shared, artist: 'Les Sables' },
      texts: { fr: { ...emptyTexts(), description: 'Douze titres.', title: 'Marée basse' } },
    },
  });
  type(t.fields.artist, 'Ondine');
  type(t.fields.description, 'Onze titres.');
  const box = within(await screen.findByRole('region', { name: t.conflict.title }, { timeout: 6000 }));
  expect(box.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    t.fields.artist,
    `${t.fields.description} (FR)`,
  ]);
  expect(box.getByRole<HTMLInputElement>('radio', { name: /Vous.*Ondine/ }).checked).toBe(true);
  fireEvent.click(box.getByRole('radio', { name: /Noé Lambert.*Les Sables/ }));
  fireEvent.click(button(texts.editing.choices.confirm));
  await waitFor(() => expect(server.saved().texts.fr?.description).toBe('Onze titres.'), { timeout: 6000 });
  expect(server.saved().shared.artist).toBe('Les Sables');
  expect(server.saved().texts.fr?.title).toBe('Marée basse');
});

it('a lost connection is shown, and the draft is stored once it is back', async () => {
  let isAway = true;
  const server = serveLanding(landingDetail(), ({ method }) =>
    method === 'PUT' && isAway ? refusal(503, 'Indisponible') : undefined,
  );
  openLandingPages('/p1');
  await screen.findByLabelText(t.fields.artist);
  type(t.fields.artist, 'Ondine');
  await screen.findByText(said(texts.editing.saving.offline), {}, { timeout: 4000 });
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.saved().shared.artist).toBe('Ondine'));
});

it('no review link is created while the latest change of the draft cannot be stored', async () => {
  const { calls } = serveLanding(landingDetail(), ({ method }) =>
    method === 'PUT' ? refusal(503, 'Indisponible') : undefined,
  );
  openLandingPages('/p1');
  await screen.findByLabelText(t.fields.artist);
  type(t.fields.artist, 'Ondine');
  fireEvent.click(screen.getByRole('button', { name: `4. ${t.wizard.names[4]}` }));
  fireEvent.click(await screen.findByRole('button', { name: t.artistLink.create }));
  await screen.findByText(said(t.artistLink.unstored), {}, { timeout: 4000 });
  expect(calls.some(({ path }) => path.endsWith('/previews'))).toBe(false);
});

it('the wizard of a deleted page says that it does not exist', async () => {
  serveLanding(landingDetail({ deletedAt: '2026-11-24T10:00:00.000Z' }));
  openLandingPages('/p1');
  await screen.findByText(t.wizard.missing);
});

it('the French text is shown below an empty field of another language, and a button copies it into the field', async () => {
  const { content } = landingDetail();
  const server = serveLanding(
    landingDetail({ content: { ...content, texts: { ...content.texts, en: emptyTexts() } } }),
  );
  openLandingPages('/p1?step=2&text=en');
  await screen.findByLabelText(t.fields.title);
  const french = screen.getByText('Marée haute', { selector: '[lang=fr] *' });
  const copy = within(french.closest('.source-text') as HTMLElement).getByRole('button', {
    name: new RegExp(`^${texts.editing.copyFrench}`),
  });
  fireEvent.click(copy);
  expect(field(t.fields.title).value).toBe('Marée haute');
  expect(document.activeElement).toBe(field(t.fields.title));
  expect(screen.queryByRole('button', { name: new RegExp(`^${texts.editing.copyFrench}`) })).toBeNull();
  await waitFor(() => expect(lastDraft(server.calls)?.texts.en?.title).toBe('Marée haute'));
});

it('the open points say which of two highlights lacks its title', async () => {
  const { content } = landingDetail();
  const { shared, texts: written } = content;
  const features = ['aaaaaaaa', 'bbbbbbbb'].map((id) => ({ id, icon: 'music' as const }));
  const french = Object.fromEntries(features.map(({ id }) => [id, { title: id, description: '' }]));
  serveLanding(
    landingDetail({
      content: {
        ...content,
        shared: { ...shared, features, sections: { ...shared.sections, features: true } },
        texts: { fr: { ...emptyTexts(), ...written.fr, features: french }, en: emptyTexts() },
      },
    }),
  );
  openLandingPages('/p1?step=3');
  const line = await screen.findByText(/Atout 1, titre, Atout 2, titre/);
  const count = Number.parseInt(line.textContent ?? '', 10);
  expect(said(line.textContent ?? '')).toContain(fill(t.groups.text_missing, { count, language: 'anglais' }));
});

it('a new page without changes is deleted when the wizard closes, and one with a typed title stays', async () => {
  const make = async () => {
    const server = serveLanding(landingDetail({ title: 'Sans Titre' }), ({ method, path }) => {
      if (method === 'POST' && path === '/landing-pages') return { data: { id: 'p1', version: 1 } };
      if (method === 'DELETE') return { data: { page: {} } };
      return path.startsWith('/landing-pages?') || path === '/landing-pages'
        ? { data: pageOf([]) }
        : undefined;
    });
    openLandingPages('/new');
    fireEvent.click(button(t.wizard.next));
    await screen.findByLabelText(t.fields.title);
    return server;
  };
  const leave = () => fireEvent.click(screen.getByRole('link', { name: t.wizard.toList }));
  const deletions = ({ calls }: { calls: readonly Call[] }) =>
    calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  const untouched = await make();
  leave();
  await waitFor(() => expect(deletions(untouched)).toEqual(['/landing-pages/p1']));
  cleanup();
  const titled = await make();
  type(t.fields.title, 'Marée');
  await waitFor(() => expect(lastDraft(titled.calls)?.texts.fr?.title).toBe('Marée'));
  leave();
  await screen.findByText(t.list.empty.title);
  await quiet();
  expect(deletions(titled)).toEqual([]);
});

it('a button to the next step is also shown after the last field', async () => {
  serveLanding();
  const opened = openLandingPages('/p1?step=2');
  const last = await screen.findByLabelText(t.fields.secondary);
  const next = button(fill(t.wizard.nextTo, { step: t.wizard.names[3] }));
  expect(last.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.click(next);
  expect(opened.address()).toContain('step=3');
});

it('a click on the default title selects it', async () => {
  const { content } = landingDetail();
  serveLanding(
    landingDetail({ content: { ...content, texts: { fr: { ...emptyTexts(), title: 'Sans Titre' } } } }),
  );
  openLandingPages('/p1?step=2');
  const title = await screen.findByLabelText<HTMLInputElement>(t.fields.title);
  fireEvent.click(title);
  expect([title.selectionStart, title.selectionEnd]).toEqual([0, 'Sans Titre'.length]);
});

it('the empty title of the hero section shows the title of the page as its placeholder', async () => {
  serveLanding();
  openLandingPages('/p1?step=3');
  const title = await screen.findByLabelText<HTMLInputElement>(t.fields['hero.title']);
  expect([title.value, title.placeholder]).toEqual(['', 'Marée haute']);
});

it('an invalid colour stays in the field with an error, and the page keeps the previous colour', async () => {
  const server = serveLanding();
  openLandingPages('/p1?step=2');
  await screen.findByLabelText(t.fields.title);
  type(t.fields.primary, 'bleu');
  fireEvent.blur(field(t.fields.primary));
  expect(field(t.fields.primary).value).toBe('bleu');
  screen.getByText(said(fill(t.field.colour, { usual: '#ff3366' })));
  expect(server.page.content.shared.primary).toBe('#ff3366');
});

it('a handle becomes the URL of its profile on blur', async () => {
  const server = serveLanding();
  openLandingPages('/p1?step=3');
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${t.sections.social}`) }));
  type(t.networks.instagram, '@presquile');
  fireEvent.blur(field(t.networks.instagram));
  expect(field(t.networks.instagram).value).toBe('https://www.instagram.com/presquile/');
  await waitFor(() =>
    expect(lastDraft(server.calls)?.shared.social.instagram).toBe('https://www.instagram.com/presquile/'),
  );
});

it('a platform has a pre-save field until the release, and the open points can focus it', async () => {
  const { content } = landingDetail();
  const row = { id: 'aaaaaaa1', platform: 'deezer', verb: 'listen', presave: '' } as const;
  const platforms = [{ ...row, url: 'https://www.deezer.com/album/1' }];
  const later = Date.now() + 10 * 86_400_000;
  const waiting = { code: 'presave_missing', field: 'shared.platforms.aaaaaaa1.presave' } as const;
  const page = (releaseAt: number | null) =>
    landingDetail({ content: { ...content, shared: { ...content.shared, platforms, releaseAt } } });
  const server = serveLanding(page(later));
  server.check = { ...nothingFound, warnings: [{ ...waiting, locale: null, value: null }] };
  openLandingPages('/p1?step=4');
  const sentence = fill(t.problems.presave_missing, { field: t.platforms.deezer });
  fireEvent.click(await screen.findByRole('button', { name: `${t.check.fix}, ${sentence}` }));
  const address = await screen.findByLabelText(t.fields['platforms.presave']);
  await waitFor(() => expect(document.activeElement).toBe(address));
  cleanup();
  serveLanding(page(null));
  openLandingPages('/p1?step=2');
  const [opener] = await screen.findAllByRole('button', { name: new RegExp(t.platforms.deezer) });
  if (opener) fireEvent.click(opener);
  await screen.findByLabelText(t.fields['platforms.url']);
  expect(screen.queryByLabelText(t.fields['platforms.presave'])).toBeNull();
});
