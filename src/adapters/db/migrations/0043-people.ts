import type { Migration } from '../engine/migration.ts';

/**
 * Accounts get the name of their person, the language of their mails and what they owe before they may work; sessions
 * the device that opened them; links to a new password may also be invitations (decision record 0066). Accounts and
 * sessions of before have no name and no known device.
 */
export const people: Migration = async (db) => {
  for (const [name, initial] of [
    ['name', ''],
    ['locale', 'fr'],
  ] as const)
    await db.schema
      .alterTable('accounts')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
      .execute();
  for (const name of ['password_due', 'invited'])
    await db.schema
      .alterTable('accounts')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  for (const name of ['browser', 'system'])
    await db.schema
      .alterTable('sessions')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo('other'))
      .execute();
  await db.schema
    .alterTable('password_links')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('password'))
    .execute();
};
