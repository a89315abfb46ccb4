import type { adminDashboard as fr } from '../fr/admin-dashboard.ts';

export const adminDashboard = {
  title: 'Resumen',
} satisfies typeof fr;
