export { admin } from '../../i18n/dictionaries/admin/fr.ts';
export { adminDashboard as dashboard } from '../../i18n/dictionaries/admin-dashboard/fr.ts';
export { adminWelcome as welcome } from '../../i18n/dictionaries/admin-welcome/fr.ts';
export const sections = import.meta.glob<object>([
  '../../i18n/dictionaries/admin-*/fr.ts',
  '!**/admin-{dashboard,welcome}/fr.ts',
]);
