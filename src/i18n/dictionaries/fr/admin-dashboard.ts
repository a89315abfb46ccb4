export const adminDashboard = {
  title: 'Tableau de bord',
};
