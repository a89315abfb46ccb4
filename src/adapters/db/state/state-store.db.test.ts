import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import { createStateStore } from './state-store.ts';

eachEngine('state store', (engine) => {
  it('returns the last value stored under a key', async () => {
    await using database = await openTestDatabase(engine);
    const settings = createStateStore(database);
    expect(await settings.get('tags')).toBeUndefined();
    await settings.set('tags', { ga: 'G-1', text: 'é\0' }, NOON);
    await settings.set('other', null, NOON);
    expect(await settings.get('tags')).toEqual({ ga: 'G-1', text: 'é\0' });
    await settings.set('tags', ['new'], NOON + 1);
    expect(await settings.get('tags')).toEqual(['new']);
    expect(await settings.get('other')).toBeNull();
  });
});
