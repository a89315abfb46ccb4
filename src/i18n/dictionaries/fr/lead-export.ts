/** What the file of leads says beside the words of the list and of a lead's page. */
export const leadExport = {
  zone: 'heure de Paris',
  id: 'Identifiant',
};
