import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase } from '../../../tests/databases.ts';
import { contactLead, NOON } from '../../../tests/factories.ts';
import { createLeadDesk } from './lead-desk.ts';
import { createLeadStore } from './lead-store.ts';

eachEngine('the desk of leads', (engine) => {
  it('tells changes in the order in which they were made, whichever request began first', async () => {
    await using database = await openTestDatabase(engine);
    const lead = contactLead();
    await createLeadStore(database).save(lead, []);
    const desk = createLeadDesk(database);
    const change = (status: 'won' | 'lost', at: number) =>
      desk.change(lead.id, { status }, [], { at, actorId: null, requestId: null });
    expect([await change('won', NOON + 1), await change('lost', NOON)]).toEqual(['done', 'done']);
    const record = await desk.find(lead.id);
    expect(record?.changes.map(({ at, before, after }) => [at, before, after])).toEqual([
      [NOON + 1, { status: 'new' }, { status: 'won' }],
      [NOON + 1, { status: 'won' }, { status: 'lost' }],
    ]);
  });
});
