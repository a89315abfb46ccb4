import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../tests/fake-api.ts';
import { inParts, said } from '../../../tests/screens/admin-screen.tsx';
import {
  buttonNamed,
  findButton,
  openContent,
  quiet,
  refusal,
  serveContent,
  texts,
} from '../../../tests/screens/content-section.tsx';
import { fill } from '../../i18n/format.ts';

const t = texts.content;
// Drafts are stored a second after typing, several times in one test.
vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  await quiet();
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label, { selector: 'textarea' });
const linkTo = (part: string) => screen.getByText(part, { selector: 'a *' });
const saved = () =>
  screen.findByText(new RegExp(texts.editing.saving.saved.replace('{time}', '\\d\\d:\\d\\d')));
const drafts = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT');
/** Types into a field and blurs it. */
async function type(label: string, value: string) {
  const input = await field(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

it('a changed text is stored as a draft automatically, and the publish button names its part', async () => {
  const server = serveContent();
  openContent('hero');
  await type(t.fields.hero.slogan, 'Plus fort');
  await saved();
  expect(drafts(server.calls)[0]?.body).toMatchObject({
    locale: 'fr',
    version: 0,
    content: { fields: { slogan: 'Plus fort', title1: 'Faites monter' } },
  });
  fireEvent.click(buttonNamed(t.publish.hero));
  expect((await findButton(t.publish.busy)).getAttribute('aria-disabled')).toBe('true');
  await screen.findByText(said(fill(t.publish.done, { language: 'français', part: t.parts.hero })));
  expect(server.parts.hero.locales[0]?.version?.content?.fields['slogan']).toBe('Plus fort');
  await screen.findByText(t.saving.online);
  expect(buttonNamed(t.publish.hero).hasAttribute('disabled')).toBe(true);
});

it('each language has its own draft, and the list shows the number of unpublished drafts', async () => {
  const server = serveContent();
  openContent('hero');
  await field(t.fields.hero.slogan);
  fireEvent.click(document.querySelector('[value=en]') as Element);
  await type(t.fields.hero.slogan, 'Louder');
  await saved();
  expect(drafts(server.calls)[0]?.body).toMatchObject({ locale: 'en' });
  await screen.findByText(t.list.draft, { selector: 'nav *' });
});

it('resetting the texts to the default stores a draft without own texts', async () => {
  const server = serveContent();
  openContent('hero');
  await type(t.fields.hero.slogan, 'Plus fort');
  await saved();
  fireEvent.click(buttonNamed(t.reset.action));
  await waitFor(() => expect(drafts(server.calls).at(-1)?.body).toMatchObject({ content: null }));
});

it('undo outside of a field restores the previous text, and redo the next one', async () => {
  serveContent();
  openContent('hero');
  await type(t.fields.hero.slogan, 'Plus fort');
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect((await field(t.fields.hero.slogan)).value).toBe('L’agence des artistes');
  fireEvent.click(buttonNamed(texts.editing.redo));
  expect((await field(t.fields.hero.slogan)).value).toBe('Plus fort');
});

it('a text above its limit shows the excess at its field', async () => {
  serveContent();
  openContent('hero');
  await type(t.fields.hero.simulate, 'a'.repeat(42));
  expect((await field(t.fields.hero.simulate)).getAttribute('aria-invalid')).toBe('true');
  screen.getByText(said(fill(texts.common.form.tooLong[1] ?? '', { count: 2, max: 40 })));
});

it('a rejected publication focuses the wrong field, and shows the same error only once', async () => {
  serveContent(({ path }) =>
    path === '/testimonials/publish'
      ? refusal(422, 'À corriger.', {
          [`items.${id()}.consentBy`]: 'Notez l’accord.',
          [`items.${id()}.consentOn`]: 'Notez l’accord.',
        })
      : undefined,
  );
  openContent('testimonials');
  fireEvent.click(await findButton(t.items.testimonials.add));
  await type(t.fields.testimonials.name, 'Nova');
  await saved();
  fireEvent.click(buttonNamed(t.items.testimonials.publish));
  await screen.findByText('Notez l’accord.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(t.fields.testimonials.consentBy)),
  );
  expect(screen.getByLabelText(t.fields.testimonials.consentOn).getAttribute('aria-invalid')).toBe('true');
  function id() {
    return document.querySelector('.admin-item')?.id.replace('item-', '');
  }
});

it('publishing a text that could not be stored focuses its field', async () => {
  serveContent(({ method }) =>
    method === 'PUT' ? refusal(422, 'À corriger.', { slogan: 'Nom inconnu.' }) : undefined,
  );
  openContent('hero');
  await type(t.fields.hero.slogan, '{agency.minimun}');
  await screen.findByText('Nom inconnu.');
  fireEvent.click(screen.getByRole('button', { name: t.publish.hero }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(t.fields.hero.slogan)));
});

it('an unknown name in braces opens the list of names with their values, and a click on one replaces it', async () => {
  serveContent(({ method, body }) => {
    const { content } = (body ?? {}) as { content?: { fields: Record<string, string> } };
    return method === 'PUT' && content?.fields['description']?.includes('minimun')
      ? refusal(422, 'À corriger.', { description: 'Ce nom n’existe pas.' })
      : undefined;
  });
  openContent('hero');
  await type(t.fields.hero.description, 'Dès {agency.minimun} tout compris.');
  await screen.findByText('Ce nom n’existe pas.');
  screen.getByText(t.names.replace);
  fireEvent.change(screen.getByRole('searchbox', { name: t.names.search }), { target: { value: 'minimum' } });
  fireEvent.click(screen.getByRole('button', { name: /^\{agency\.minimum\}.*500/ }));
  expect((await field(t.fields.hero.description)).value).toBe('Dès {agency.minimum} tout compris.');
  expect(document.activeElement).toBe(await field(t.fields.hero.description));
  await saved();
  expect(screen.queryByText('Ce nom n’existe pas.')).toBeNull();
});

it('a conflict asks for a decision only for each field that both editors changed', async () => {
  const server = serveContent();
  const { refetch } = openContent('hero');
  const content = {
    ...(server.parts.hero.locales[0]?.default ?? { schema: 1 as const, fields: {}, items: [] }),
  };
  await field(t.fields.hero.slogan);
  const theirs = { slogan: 'Son accroche', title1: 'Son titre', title2: 'Sa suite' };
  server.change('hero', 'fr', {
    draftVersion: 7,
    state: 'draft',
    draft: {
      content: { ...content, fields: { ...content.fields, ...theirs } },
      fallback: 'none',
      by: 'Noé Lambert',
      at: '2026-11-24T13:32:00.000Z',
    },
  });
  await type(t.fields.hero.slogan, 'Mon accroche');
  await type(t.fields.hero.title2, 'Ma suite');
  const box = within(await screen.findByRole('region', { name: t.conflict.title }));
  within(box.getByRole('alert')).getByText(said(texts.editing.choices.text));
  expect(box.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    t.fields.hero.slogan,
    t.fields.hero.title2,
  ]);
  await act(refetch);
  expect((await field(t.fields.hero.slogan)).value).toBe('Mon accroche');
  const slogan = within(box.getByRole('group', { name: t.fields.hero.slogan }));
  expect(slogan.getByRole<HTMLInputElement>('radio', { name: /Mon accroche/ }).checked).toBe(true);
  fireEvent.click(buttonNamed(texts.editing.choices.choose));
  expect(document.activeElement).toBe(slogan.getByRole('radio', { name: /Mon accroche/ }));
  fireEvent.click(slogan.getByRole('radio', { name: /Noé Lambert/ }));
  fireEvent.click(buttonNamed(texts.editing.choices.confirm));
  await waitFor(() => expect(drafts(server.calls).at(-1)?.body).toMatchObject({ version: 7 }));
  expect((await field(t.fields.hero.slogan)).value).toBe('Son accroche');
  expect((await field(t.fields.hero.title1)).value).toBe('Son titre');
  expect((await field(t.fields.hero.title2)).value).toBe('Ma suite');
  await saved();
  expect(screen.queryByRole('region', { name: t.conflict.title })).toBeNull();
});

it('a toast names the person and the field when another person replaced the draft, and can undo it', async () => {
  const server = serveContent();
  const { refetch } = openContent('hero');
  await type(t.fields.hero.slogan, 'Mon accroche');
  await saved();
  const [{ default: standard } = { default: null }] = server.parts.hero.locales;
  const content = { schema: 1 as const, items: [], fields: { ...standard?.fields, slogan: 'Son accroche' } };
  const version = {
    content,
    fallback: 'none',
    by: 'Samir Benali',
    at: '2026-11-24T13:32:00.000Z',
    number: 1,
  } as const;
  server.change('hero', 'fr', { draftVersion: 9, state: 'online', draft: null, version });
  await act(refetch);
  expect((await field(t.fields.hero.slogan)).value).toBe('Son accroche');
  const told = fill(texts.editing.choices.changed, { name: 'Samir Benali', fields: t.fields.hero.slogan });
  await screen.findByText(inParts(told));
  fireEvent.click(buttonNamed(texts.editing.choices.undo));
  expect((await field(t.fields.hero.slogan)).value).toBe('Mon accroche');
});

it('publishing during a conflict focuses the choices, and the saved state names the author of the draft', async () => {
  const server = serveContent();
  const { refetch } = openContent('hero');
  const [{ default: standard } = { default: null }] = server.parts.hero.locales;
  await field(t.fields.hero.slogan);
  const content = { schema: 1 as const, items: [], fields: { ...standard?.fields, slogan: 'Son accroche' } };
  const draft = { content, fallback: 'none', by: 'Noé Lambert', at: new Date().toISOString() } as const;
  server.change('hero', 'fr', { draftVersion: 7, state: 'draft', draft });
  await act(refetch);
  await screen.findByText(new RegExp(fill(texts.editing.saving.savedBy, { name: 'Noé Lambert', time: '' })));
  server.change('hero', 'fr', {
    draftVersion: 8,
    draft: { ...draft, content: { ...content, fields: { ...content.fields, slogan: 'Autre' } } },
  });
  await type(t.fields.hero.slogan, 'Mon accroche');
  await screen.findByRole('region', { name: t.conflict.title });
  fireEvent.click(buttonNamed(t.publish.hero));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Mon accroche/ })),
  );
  expect(server.calls.some(({ path }) => path.endsWith('/publish'))).toBe(false);
});

it('a draft is discarded only after a confirmation dialog', async () => {
  const server = serveContent();
  openContent('hero');
  await type(t.fields.hero.slogan, 'Plus fort');
  await saved();
  fireEvent.click(await findButton(t.discard.action));
  const dialog = await screen.findByRole('dialog');
  expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: t.discard.confirm }));
  await screen.findByText(fill(t.discard.done, { language: 'français' }));
  expect((await field(t.fields.hero.slogan)).value).toBe('L’agence des artistes');
});

it('another part opens once the text is stored, and a dialog asks for confirmation if storing fails', async () => {
  let away = false;
  const server = serveContent(({ method }) =>
    away && method === 'PUT' ? refusal(503, 'Hors service.') : undefined,
  );
  const { address } = openContent('hero');
  await type(t.fields.hero.slogan, 'Plus fort');
  fireEvent.click(linkTo(t.parts.counters));
  await waitFor(() => expect(address()).toContain('/counters'));
  expect(drafts(server.calls)).toHaveLength(1);
  away = true;
  await type(t.fields.counters.countries, 'artistes suivis');
  fireEvent.click(linkTo(t.parts.hero));
  const dialog = await screen.findByRole('dialog');
  expect(address()).toContain('/counters');
  fireEvent.click(within(dialog).getByRole('button', { name: texts.common.leaveCancel }));
  expect((await field(t.fields.counters.countries)).value).toBe('artistes suivis');
  await screen.findByText(said(texts.editing.saving.offline));
});

it('a part that failed to load shows the error, and the retry button loads it again', async () => {
  let broken = true;
  serveContent(({ path }) => (broken && path === '/hero' ? refusal(500, 'Panne.') : undefined));
  openContent('hero');
  await screen.findByText('Panne.');
  broken = false;
  fireEvent.click(buttonNamed(texts.common.retry));
  await field(t.fields.hero.slogan);
});

it('the French text is shown below a field of another language, and a button copies it into the field', async () => {
  const server = serveContent();
  server.change('hero', 'en', { default: { schema: 1, fields: { title1: 'Turn up' }, items: [] } });
  openContent('hero', '?text=en');
  const input = await field(t.fields.hero.title1);
  expect(input.value).toBe('Turn up');
  const french = screen.getByText('Faites monter', { selector: '.source-text *' });
  const row = within(french.closest('.source-text') as HTMLElement);
  fireEvent.click(row.getByRole('button', { name: new RegExp(`^${texts.editing.copyFrench}`) }));
  expect([document.activeElement, input.value]).toEqual([input, 'Faites monter']);
  expect(row.queryByRole('button')).toBeNull();
  await saved();
});
