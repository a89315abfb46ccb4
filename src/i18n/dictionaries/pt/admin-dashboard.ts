import type { adminDashboard as fr } from '../fr/admin-dashboard.ts';

export const adminDashboard = {
  title: 'Resumo',
} satisfies typeof fr;
