export { admin } from '../../i18n/dictionaries/admin/en.ts';
export const sections = import.meta.glob<object>('../../i18n/dictionaries/admin-*/en.ts');
