import { startLibrary } from './count-guides.ts';

startLibrary();
