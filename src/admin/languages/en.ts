export { admin } from '../../i18n/dictionaries/admin/en.ts';
export { adminDashboard as dashboard } from '../../i18n/dictionaries/admin-dashboard/en.ts';
export { adminWelcome as welcome } from '../../i18n/dictionaries/admin-welcome/en.ts';
export const sections = import.meta.glob<object>([
  '../../i18n/dictionaries/admin-*/en.ts',
  '!**/admin-{dashboard,welcome}/en.ts',
]);
