import { watch } from '../../i18n/dictionaries/watch/index.ts';

export const watchPageTexts = watch;
export type WatchTexts = (typeof watch)['fr'];
