import { startTermSearch } from './search-terms.ts';

startTermSearch();
