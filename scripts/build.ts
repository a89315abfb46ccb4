import { build } from './building.ts';

/** `npm run build`: the pages and their assets, compressed, into `dist/`. */
await build();
