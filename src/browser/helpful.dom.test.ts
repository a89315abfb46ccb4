import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { postJson } = vi.hoisted(() => ({
  postJson: vi.fn(async (..._call: unknown[]): Promise<unknown> => null),
}));
vi.mock('./api.ts', () => ({ postJson }));
const { startHelpful } = await import('./helpful.ts');

const button = (id: string) => document.querySelector<HTMLElement>(`[data-helpful="${id}"]`) as HTMLElement;
const pressed = (id: string) => button(id).getAttribute('aria-pressed');
const text = (id: string) => button(id).textContent;
const says = (id: string) => button(id).nextElementSibling?.textContent ?? '';
const kept = () => JSON.parse(localStorage.getItem('helpfulVotes') ?? 'null');
const voter = (call: number) => (postJson.mock.calls[call]?.[1] as { voter: string } | undefined)?.voter;
const counted = (helpful: number, first = true) => ({ kind: 'ok', data: { helpful, counted: first } });
const listeners: EventListener[] = [];

function show(): void {
  const vote = (id: string, count: number) =>
    `<li><button type="button" aria-pressed="false" data-helpful="${id}" data-count="${count}">Utile <b data-count-text>${count ? `(${count})` : ''}</b></button></li>`;
  document.body.innerHTML = `<ul data-vote-failed="Raté">${vote('a', 7)}${vote('b', 0)}</ul>`;
  startHelpful();
}
async function click(id: string): Promise<void> {
  button(id)
    .querySelector('b')
    ?.dispatchEvent(new Event('click', { bubbles: true }));
  await vi.waitFor(() => expect(postJson.mock.results.at(-1)?.type).toBe('return'));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  const add = document.addEventListener.bind(document) as typeof document.addEventListener;
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push(listener as EventListener);
    add(type, listener as EventListener);
  });
});
afterEach(() => {
  for (const listener of listeners.splice(0)) document.removeEventListener('click', listener);
  vi.restoreAllMocks();
  postJson.mockReset();
  localStorage.clear();
});

it('a vote is shown at once, sent with a random voter id, and stored once it counts', async () => {
  show();
  expect(kept()).toBeNull();
  let answer = (_value: unknown) => {};
  postJson.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await click('a');
  expect([pressed('a'), text('a'), kept()]).toEqual(['true', 'Utile (8)', null]);
  answer(counted(12));
  await vi.waitFor(() => expect(text('a')).toBe('Utile (12)'));
  expect(postJson.mock.calls[0]?.[0]).toBe('/reviews/a/helpful');
  expect(voter(0)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  expect(kept()).toEqual({ voter: voter(0), reviews: ['a'] });
});

it('a vote is sent only once when the button is pressed again', async () => {
  postJson.mockResolvedValue(counted(8));
  show();
  await click('a');
  await click('a');
  expect(postJson).toHaveBeenCalledOnce();
});

it.each([{ kind: 'lost' }, { kind: 'refused', failure: { message: 'Non' } }])(
  'a failed vote is taken back with a message, and can be given again: %j',
  async (failure) => {
    postJson.mockResolvedValueOnce(failure).mockResolvedValueOnce(counted(1));
    show();
    await click('b');
    expect([pressed('b'), text('b'), says('b'), kept()]).toEqual(['false', 'Utile ', 'Raté', null]);
    await click('b');
    expect([pressed('b'), text('b'), says('b')]).toEqual(['true', 'Utile (1)', '']);
    expect(voter(1)).toBe(voter(0));
  },
);

it('a vote is remembered by the browser, with one voter id for all reviews', async () => {
  postJson.mockResolvedValue(counted(8));
  show();
  await click('a');
  show();
  expect([pressed('a'), pressed('b')]).toEqual(['true', 'false']);
  await click('b');
  expect(voter(1)).toBe(voter(0));
  expect(kept().reviews).toEqual(['a', 'b']);
});

it('a vote that the server had counted before stays shown', async () => {
  postJson.mockResolvedValue(counted(7, false));
  show();
  await click('a');
  expect([pressed('a'), text('a')]).toEqual(['true', 'Utile (7)']);
});

it.each(['{', '{"voter":"x","reviews":[]}', '{"voter":1}', 'null', '[]'])(
  'a vote is stored over an invalid record: %s',
  async (value) => {
    localStorage.setItem('helpfulVotes', value);
    postJson.mockResolvedValue(counted(8));
    show();
    await click('a');
    expect(kept()).toEqual({ voter: voter(0), reviews: ['a'] });
  },
);

it('votes keep one voter id where storage is off', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('off');
    },
    setItem: () => {
      throw new Error('off');
    },
  });
  postJson.mockResolvedValue(counted(8));
  show();
  await click('a');
  await click('b');
  expect(voter(1)).toBe(voter(0));
  vi.unstubAllGlobals();
});
