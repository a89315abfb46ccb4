export { admin } from '../../i18n/dictionaries/pt/admin.ts';
export const sections = import.meta.glob<object>('../../i18n/dictionaries/pt/admin-*.ts');
