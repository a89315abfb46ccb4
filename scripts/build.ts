import { build } from './building.ts';

/** `npm run build`: builds the pages and their assets into `dist/` and compresses them. */
await build();
