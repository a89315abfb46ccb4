import { buildIfStale } from './building.ts';

/** `npm start`: builds what is missing or stale, then serves. */
await buildIfStale();
await import('../src/server.ts');
