export { admin } from '../../i18n/dictionaries/admin/es.ts';
export const sections = import.meta.glob<object>('../../i18n/dictionaries/admin-*/es.ts');
