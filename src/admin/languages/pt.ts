export { admin } from '../../i18n/dictionaries/admin/pt.ts';
export { adminDashboard as dashboard } from '../../i18n/dictionaries/admin-dashboard/pt.ts';
export { adminWelcome as welcome } from '../../i18n/dictionaries/admin-welcome/pt.ts';
export const sections = import.meta.glob<object>([
  '../../i18n/dictionaries/admin-*/pt.ts',
  '!**/admin-{dashboard,welcome}/pt.ts',
]);
