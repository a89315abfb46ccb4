import type { contactPlatforms } from '../../domain/lead/contact-platform.ts';
import type { LeadStatus } from '../../domain/lead/lead-values.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { CampaignType, Platform, Region } from '../../domain/simulator/inputs.ts';
import type { SampleOrigin } from './sample-origins.ts';

/** Outcome of a sample's delivery; `late`: it arrived at the second attempt, `gone`: the receiver returned 410. */
export type SampleDelivery = 'arrived' | 'late' | 'gaveUp' | 'gone' | 'waits';

/** Arrival: days before the newest samples, and the local time in Paris. */
type When = [daysAgo: number, time: string];
/** Its origin, its status in the back office, and the outcome of its delivery. */
type Rest = [from: SampleOrigin, device: string, status: LeadStatus, delivery: SampleDelivery];

export type SampleSimulationRow = readonly [
  ...When,
  locale: Locale,
  artist: string,
  mailbox: string,
  platform: Platform,
  type: CampaignType,
  region: Region,
  budget: number,
  ...Rest,
];
export type SampleContactRow = readonly [
  ...When,
  locale: Locale,
  name: string,
  mailbox: string,
  platform: (typeof contactPlatforms)[number],
  message: string,
  ...Rest,
];
export type SampleBookingRow = readonly [
  ...When,
  locale: Locale,
  artist: string,
  mailbox: string,
  platform: 'spotify' | 'youtube' | 'meta',
  link: string,
  newsletter: boolean,
  ...Rest,
];
export type SampleNoteRow = readonly [mailbox: string, ...When, text: string];

/** SAMPLE CONTENT, like all tables of this file: artists, labels and people are invented, and no address exists. */
// biome-ignore format: a table, one row a line.
export const sampleSimulations: readonly SampleSimulationRow[] = [
  [88, '10:12', 'fr', 'Nuit Corail', 'nuit.corail', 'youtube', 'awareness', 'europe', 1000, 'direct', 'Safari mobile', 'won', 'arrived'],
  [83, '21:47', 'en', 'Tin Roof Sirens', 'band.tinroofsirens', 'meta', 'awareness', 'usa', 1200, 'instagram', 'Instagram mobile', 'lost', 'arrived'],
  [76, '16:05', 'es', 'Los Párpados', 'losparpados', 'youtube', 'engagement', 'south_america', 600, 'search', 'Chrome mobile', 'lost', 'arrived'],
  [69, '11:38', 'fr', 'Orage Velours', 'orage.velours', 'meta', 'engagement', 'europe', 1800, 'newsletter', 'Chrome', 'qualified', 'late'],
  [60, '18:22', 'fr', 'DJ Ombrelle', 'contact.ombrelle', 'tiktok', 'conversion', 'europe', 5000, 'facebook', 'Facebook mobile', 'won', 'arrived'],
  [57, '09:51', 'pt', 'Pequena Órbita', 'pequenaorbita', 'tiktok', 'awareness', 'south_america', 700, 'tiktok', 'TikTok mobile', 'lost', 'arrived'],
  [49, '23:14', 'en', 'Glasswater Parade', 'hello.glasswater', 'youtube', 'awareness', 'canada', 3500, 'google', 'Chrome', 'qualified', 'arrived'],
  [46, '13:09', 'fr', 'Zélie Marchamp', 'zelie.marchamp', 'youtube', 'awareness', 'europe', 500, 'instagram', 'Instagram mobile', 'contacted', 'arrived'],
  [41, '20:33', 'fr', 'Hiver Tropical', 'hiver.tropical', 'tiktok', 'engagement', 'europe', 2200, 'direct', 'Safari', 'lost', 'arrived'],
  [37, '15:46', 'es', 'Rayo Verde Sonido', 'rayoverde', 'meta', 'conversion', 'europe', 2600, 'google', 'Edge', 'qualified', 'arrived'],
  [33, '12:18', 'en', 'Static Orchard', 'staticorchard', 'tiktok', 'awareness', 'usa', 12000, 'newsletter', 'Safari', 'qualified', 'arrived'],
  [29, '19:27', 'es', 'La Marea Lenta', 'lamarealenta', 'tiktok', 'awareness', 'south_america', 1200, 'direct', 'Chrome mobile', 'won', 'arrived'],
  [28, '10:44', 'fr', 'Palmiers Noirs', 'palmiersnoirs', 'youtube', 'conversion', 'europe', 4000, 'google', 'Chrome', 'contacted', 'arrived'],
  [28, '22:06', 'fr', 'Cobalto 9', 'cobalto9', 'meta', 'awareness', 'europe', 850, 'instagram', 'Instagram mobile', 'lost', 'arrived'],
  [25, '14:58', 'fr', 'Brume Électrique', 'brume.electrique', 'youtube', 'awareness', 'europe', 1500, 'search', 'Firefox', 'contacted', 'gone'],
  [25, '17:31', 'en', 'Juniper Vale', 'juniper.vale', 'youtube', 'engagement', 'usa', 2000, 'youtube', 'Chrome mobile', 'qualified', 'arrived'],
  [22, '11:03', 'pt', 'Samba do Cais', 'sambadocais', 'youtube', 'awareness', 'south_america', 900, 'instagram', 'Instagram mobile', 'lost', 'arrived'],
  [20, '16:52', 'pt', 'Vento Sul', 'ventosul', 'youtube', 'engagement', 'south_america', 800, 'search', 'Chrome', 'won', 'arrived'],
  [20, '20:19', 'fr', 'Velvet Tramway', 'velvettramway', 'tiktok', 'awareness', 'europe', 1000, 'tiktok', 'TikTok mobile', 'contacted', 'arrived'],
  [20, '21:35', 'fr', 'Lumière Rasante', 'lumiere.rasante', 'meta', 'engagement', 'europe', 1400, 'newsletter', 'Safari mobile', 'qualified', 'arrived'],
  [17, '09:26', 'en', 'Neon Farrow', 'neonfarrow', 'meta', 'conversion', 'canada', 6500, 'google', 'Chrome', 'qualified', 'late'],
  [16, '18:40', 'es', 'Isla Quieta', 'islaquieta', 'youtube', 'awareness', 'europe', 750, 'instagram', 'Instagram mobile', 'lost', 'arrived'],
  [13, '13:55', 'fr', 'Cassandre Delorne', 'cassandre.delorne', 'youtube', 'awareness', 'europe', 2800, 'direct', 'Safari', 'contacted', 'arrived'],
  [13, '22:48', 'fr', 'Kinto Avenue', 'kintoavenue', 'tiktok', 'conversion', 'asia', 1600, 'tiktok', 'Chrome mobile', 'contacted', 'arrived'],
  [11, '10:37', 'fr', 'Les Éclats Bleus', 'eclatsbleus', 'meta', 'awareness', 'europe', 900, 'newsletter', 'Chrome mobile', 'won', 'arrived'],
  [9, '19:12', 'en', 'Copper Daisies', 'copperdaisies', 'youtube', 'awareness', 'usa', 5500, 'google', 'Firefox', 'contacted', 'arrived'],
  [8, '15:20', 'es', 'Tarde Larga', 'tardelarga', 'meta', 'engagement', 'south_america', 1100, 'facebook', 'Facebook mobile', 'contacted', 'arrived'],
  [8, '17:04', 'fr', 'Radio Tilleul', 'radiotilleul', 'youtube', 'engagement', 'europe', 1300, 'partner', 'Chrome', 'qualified', 'arrived'],
  [6, '11:49', 'en', 'Harbor & Pine', 'hello.harborpine', 'youtube', 'awareness', 'canada', 2500, 'direct', 'Safari', 'won', 'arrived'],
  [6, '23:02', 'fr', 'Sœurs Calanque', 'soeurs.calanque', 'tiktok', 'engagement', 'europe', 1900, 'instagram', 'Instagram mobile', 'contacted', 'gaveUp'],
  [4, '09:33', 'fr', 'Sable Ardent', 'sable.ardent', 'youtube', 'conversion', 'asia', 3000, 'youtube', 'Firefox', 'won', 'arrived'],
  [4, '14:11', 'pt', 'Fado Elétrico', 'fadoeletrico', 'meta', 'awareness', 'europe', 1000, 'google', 'Chrome', 'contacted', 'arrived'],
  [4, '20:57', 'fr', 'Paper Comets', 'papercomets', 'youtube', 'awareness', 'europe', 650, 'instagram', 'Instagram mobile', 'new', 'arrived'],
  [2, '11:42', 'en', 'Ashgrove Hotel', 'ashgrovehotel', 'youtube', 'conversion', 'usa', 7500, 'google', 'Edge', 'new', 'late'],
  [1, '18:16', 'fr', 'Ondine & les Sables', 'ondine.sables', 'meta', 'engagement', 'europe', 1700, 'newsletter', 'Safari mobile', 'new', 'arrived'],
  [1, '21:23', 'es', 'Mirador Sur', 'miradorsur', 'tiktok', 'awareness', 'south_america', 500, 'tiktok', 'TikTok mobile', 'new', 'arrived'],
  [0, '14:32', 'fr', 'Baptiste Orvault', 'baptiste.orvault', 'youtube', 'awareness', 'europe', 1200, 'instagram', 'Instagram mobile', 'new', 'arrived'],
];

// biome-ignore format: a table, one row a line.
export const sampleContacts: readonly SampleContactRow[] = [
  [85, '09:24', 'fr', 'Maëlle Kervran', 'maelle.kervran', 'youtube', 'Bonjour, je sors mon premier EP le mois prochain et je voudrais savoir quel budget prévoir pour le clip. Merci !', 'search', 'Chrome', 'lost', 'arrived'],
  [71, '15:08', 'en', 'Tobias Wrenfield', 'tobias', 'youtube', 'We manage three bands and plan four videos this year.\nDo you offer a yearly plan, and who would be our contact?', 'direct', 'Firefox', 'won', 'arrived'],
  [52, '11:56', 'es', 'Inés Albareda', 'ines.albareda', 'meta', '¿Trabajáis también con sellos pequeños? Tenemos dos lanzamientos en otoño.', 'search', 'Edge', 'lost', 'arrived'],
  [39, '17:43', 'fr', 'Label Grand Large Sud', 'contact.grandlargesud', 'meta', 'Nous préparons trois sorties d’ici l’été. Peut-on regrouper les budgets et recevoir un seul rapport par mois ?', 'partner', 'Chrome', 'qualified', 'arrived'],
  [31, '10:02', 'pt', 'Duarte Vilaverde', 'duarte.vilaverde', 'tiktok', 'Olá! Quanto tempo antes do lançamento devo começar a campanha no TikTok?', 'direct', 'Samsung Internet mobile', 'contacted', 'arrived'],
  [26, '14:29', 'fr', 'Émile Tarrasque', 'emile.tarrasque', 'tiktok', 'Mon titre dépasse 40 000 vues sans publicité. Est-ce le bon moment pour investir, ou vaut-il mieux attendre le clip ?', 'instagram', 'Instagram mobile', 'contacted', 'arrived'],
  [22, '16:17', 'en', 'Tidewater Tapes', 'office.tidewater', 'youtube', 'Small label, eleven artists. Could you run one campaign in Canada and one in the UK at the same time?', 'google', 'Safari', 'qualified', 'arrived'],
  [16, '19:50', 'fr', 'Noémie Vauclair', 'noemie.vauclair', 'meta', 'Notre concert à Rennes affiche encore 120 places. Une campagne locale de dix jours a-t-elle un sens ?', 'facebook', 'Facebook mobile', 'won', 'arrived'],
  [13, '12:33', 'es', 'Discos La Azotea Azul', 'hola.azoteaazul', 'youtube', 'Queremos promocionar un videoclip en México y Colombia. ¿Qué plazo necesitáis para empezar?', 'newsletter', 'Chrome', 'contacted', 'arrived'],
  [9, '08:48', 'fr', 'Atelier Vingt-Sept', 'prod.vingtsept', 'youtube', 'Pouvez-vous nous envoyer un exemple de rapport de fin de campagne, même anonymisé ?', 'search', 'Firefox', 'contacted', 'arrived'],
  [6, '16:39', 'pt', 'Selo Maresia Alta', 'selo.maresia', 'unknown', 'Trabalham com artistas em início de carreira? O nosso orçamento é de 800 € por mês.', 'instagram', 'Instagram mobile', 'new', 'arrived'],
  [2, '10:21', 'fr', 'Léonie Aubrac-Tessier', 'leonie.aubrac', 'tiktok', 'Bonjour, est-il possible d’arrêter une campagne en cours si les résultats ne suivent pas ?', 'newsletter', 'Safari mobile', 'new', 'arrived'],
  [0, '08:26', 'en', 'Rowan Ellismere', 'rowan.ellismere', 'youtube', 'Our single comes out in five weeks. When should the video campaign start?', 'search', 'Chrome', 'new', 'arrived'],
];

// biome-ignore format: a table, one row a line.
export const sampleBookings: readonly SampleBookingRow[] = [
  [64, '13:37', 'fr', 'Clara Vantreuil', 'clara.vantreuil', 'spotify', 'https://open.spotify.com/artist/example', true, 'instagram', 'Instagram mobile', 'lost', 'arrived'],
  [43, '18:54', 'en', 'Moth & Lantern Club', 'mothandlantern', 'spotify', '', false, 'google', 'Chrome mobile', 'qualified', 'arrived'],
  [27, '11:14', 'fr', 'Sillon Vert Records', 'sillonvert', 'youtube', 'https://www.youtube.com/watch?v=example', true, 'newsletter', 'Safari', 'qualified', 'arrived'],
  [20, '15:33', 'es', 'Bruma Norte', 'brumanorte', 'spotify', 'https://open.spotify.com/artist/example', false, 'instagram', 'Instagram mobile', 'contacted', 'arrived'],
  [9, '20:45', 'fr', 'Kéta Solis', 'keta.solis', 'spotify', 'https://open.spotify.com/artist/example', true, 'direct', 'Safari mobile', 'contacted', 'arrived'],
  [3, '09:58', 'en', 'Northbound Foxes', 'northboundfoxes', 'meta', '', false, 'google', 'Chrome', 'new', 'waits'],
  [1, '15:05', 'fr', 'Trio Maréchal-Vigne', 'trio.marechalvigne', 'spotify', 'https://open.spotify.com/artist/example', true, 'search', 'Firefox', 'new', 'waits'],
  [0, '07:41', 'pt', 'Maré Cheia Trio', 'marecheia', 'spotify', '', false, 'direct', 'Samsung Internet mobile', 'new', 'waits'],
];

// biome-ignore format: a table, one row a line.
/** The days of follow-ups, counted from the newest samples. */
export const sampleFollowUps: readonly (readonly [mailbox: string, daysAhead: number])[] = [
  ['office.tidewater', -2],
  ['neonfarrow', 0],
  ['radiotilleul', 1],
  ['hello.glasswater', 6],
];

/** A lead with a note is assigned to the author of the note. */
export const sampleNotes: readonly SampleNoteRow[] = [
  [
    'tobias',
    70,
    '10:15',
    'Appel de 20 min : quatre clips sur l’année, le premier en janvier. Devis annuel envoyé.',
  ],
  [
    'contact.ombrelle',
    58,
    '11:30',
    'Objectif : ventes de billets. Prévenu que la conversion sur TikTok coûte plus cher, il maintient.',
  ],
  [
    'lamarealenta',
    27,
    '16:10',
    'Accord pour 1 200 € sur un mois. Vidéo verticale reçue, sous-titres à ajouter.',
  ],
  [
    'office.tidewater',
    21,
    '09:40',
    'Deux pays, deux campagnes. Attend notre proposition avant la fin du mois.',
  ],
  ['neonfarrow', 15, '17:25', 'Budget confirmé, mais le visuel n’est pas prêt. Relancer dans dix jours.'],
  ['eclatsbleus', 9, '14:05', 'Signé. Démarrage cinq jours avant la sortie du single.'],
  [
    'radiotilleul',
    7,
    '10:50',
    'Recommandés par un partenaire. Hésitent entre YouTube et Meta : envoyer les deux simulations.',
  ],
  ['hello.harborpine', 5, '15:35', 'Validé par téléphone, campagne à planifier dans deux semaines.'],
  ['sable.ardent', 2, '11:20', 'Asie confirmée (Japon et Corée). Contrat signé, facture d’acompte envoyée.'],
  [
    'soeurs.calanque',
    3,
    '16:45',
    'La notification n’est pas partie, vue ici. Répondu par e-mail le jour même.',
  ],
];
