/** The notification of a new lead. A phone shows it on its locked screen: it names no person. */
export const push = {
  lead: { title: 'Nouveau prospect', body: 'Ouvrez le back-office pour le lire.' },
};
