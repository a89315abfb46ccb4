export { admin } from '../../i18n/dictionaries/admin/fr.ts';
export const sections = import.meta.glob<object>('../../i18n/dictionaries/admin-*/fr.ts');
