/** The notifications of a new lead and of an alarm. Phones show them on the locked screen, so they name no person. */
export const push = {
  lead: { title: 'Nouveau prospect', body: 'Ouvrez le back-office pour le lire.' },
  alarm: {
    title: 'Le site a besoin de vous',
    body: 'Ouvrez « Avant la mise en ligne » pour voir ce qui ne va pas.',
  },
};
