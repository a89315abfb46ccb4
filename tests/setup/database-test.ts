import { synchronous } from '../../src/adapters/db/engine/synchronous.ts';

/**
 * Set-up of the Vitest projects with databases. SQLite does not wait for the disk, as the PostgreSQL server of the tests
 * does not: the waits took more than half of the time. Tests of waiting set the mode themselves.
 */
synchronous.commit = 'off';
