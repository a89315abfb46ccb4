import type { SyncDto } from '../../contracts/wordpress.ts';
import type { SyncStep } from '../../domain/wordpress/sync-steps.ts';
import { fill, formatNumber, numberFormat, pluralForm } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** Returns the function that writes the findings of a finished step; `undefined`: they are not known. */
export function useStepResult(): (sync: SyncDto, step: SyncStep) => string | undefined {
  const { locale, t } = useLanguage();
  const words = t.wordpressSync.results;
  const counted = (forms: { one: string; other: string }, count: number) =>
    fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
  return ({ found: { connectMs, categories, changes, pictures } }, step) => {
    if (step === 'connect' && connectMs !== null) {
      const seconds = numberFormat(locale, { maximumFractionDigits: 1 }).format(connectMs / 1000);
      return fill(words.connect, { seconds });
    }
    if (step === 'categories' && categories !== null) return counted(words.categories, categories);
    if (step === 'changes' && changes !== null) return counted(words.changes, changes);
    if (step === 'texts' && changes !== null)
      return [counted(words.changes, changes), ...(pictures ? [counted(words.pictures, pictures)] : [])].join(
        ', ',
      );
    return undefined;
  };
}
