export { admin } from '../../i18n/dictionaries/admin/pt.ts';
export const sections = import.meta.glob<object>('../../i18n/dictionaries/admin-*/pt.ts');
