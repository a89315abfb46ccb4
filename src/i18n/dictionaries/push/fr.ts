/** The notification of a new lead. Phones show it on the locked screen, so it names no person. */
export const push = {
  lead: { title: 'Nouveau prospect', body: 'Ouvrez le back-office pour le lire.' },
};
