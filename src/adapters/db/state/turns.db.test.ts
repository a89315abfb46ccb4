import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../../tests/databases/databases.ts';
import { NOON } from '../../../../tests/factories.ts';
import { createTurns } from './turns.ts';

eachEngine('turns', (engine) => {
  it('lets one of many callers through, and the next one after the pause', async () => {
    await using database = await openTestDatabase(engine);
    const turns = createTurns(database);
    const takes = await Promise.all(Array.from({ length: 8 }, () => turns.take('backup', NOON, 1000)));
    expect(takes.filter(Boolean)).toHaveLength(1);
    expect(await turns.take('drill', NOON, 1000)).toBe(true);
    expect(await turns.take('backup', NOON + 999, 1000)).toBe(false);
    expect(await turns.take('backup', NOON + 1000, 1000)).toBe(true);
    expect(await turns.take('backup', NOON + 1001, 1000)).toBe(false);
  });
});
