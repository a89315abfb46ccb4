import type { adminDashboard as fr } from '../fr/admin-dashboard.ts';

export const adminDashboard = {
  title: 'Dashboard',
} satisfies typeof fr;
