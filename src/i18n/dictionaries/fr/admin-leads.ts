export const adminLeads = {
  title: 'Prospects',
};
