/** The words of the export of leads that `admin-leads.ts` does not have. */
export const leadExport = {
  zone: 'heure de Paris',
  id: 'Identifiant',
};
