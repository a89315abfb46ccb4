export { admin } from '../../i18n/dictionaries/admin/es.ts';
export { adminDashboard as dashboard } from '../../i18n/dictionaries/admin-dashboard/es.ts';
export { adminWelcome as welcome } from '../../i18n/dictionaries/admin-welcome/es.ts';
export const sections = import.meta.glob<object>([
  '../../i18n/dictionaries/admin-*/es.ts',
  '!**/admin-{dashboard,welcome}/es.ts',
]);
