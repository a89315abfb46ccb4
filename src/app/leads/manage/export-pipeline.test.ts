import { expect, it } from 'vitest';
import { account, contactLead, simulationLead } from '../../../../tests/factories.ts';
import { LeadFilter } from '../../../contracts/leads/lead.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { leadExportWords } from '../../../i18n/export/lead-export-words.ts';
import { csvFile } from '../../export/table-file.ts';
import type { PipelineReport } from '../../ports/leads.ts';
import type { DeliveryReport, Lead } from '../../ports.ts';
import { exportPipeline } from '../export/export-pipeline.ts';

const ana = account({ email: 'ana@agence.fr' });

async function fileOf(locale: Locale, ...reports: PipelineReport[]): Promise<string> {
  async function* parts() {
    for (const report of reports) yield [report];
  }
  const ports = {
    clock: { now: () => 0 },
    desk: { all: async () => ({ total: reports.length, parts: parts() }) },
    audit: { append: async () => {} },
  };
  const asker = { who: { account: ana, session: 's' }, requestId: 'r' };
  const words = leadExportWords(locale);
  const table = await exportPipeline(ports as never, LeadFilter.parse({}), words, asker as never);
  let text = '';
  for await (const part of csvFile(table, words.separator)) text += part;
  return text;
}

function reportOf(lead: Lead, deliveries: DeliveryReport[], assigned: boolean): PipelineReport {
  const summary = {
    source: assigned ? 'direct' : 'instagram',
    status: assigned ? 'won' : 'new',
    assignee: assigned ? { id: ana.id, email: ana.email, name: '' } : null,
    followUp: assigned ? '2026-12-04' : null,
    lostReason: assigned ? null : 'price',
    wonValue: assigned ? 150_050 : null,
  };
  return { lead, phone: null, deliveries, summary: summary as PipelineReport['summary'] };
}

const { origin, fields } = simulationLead();
const simulation = reportOf(
  simulationLead({
    id: 'lead-1',
    createdAt: Date.parse('2026-11-22T13:03:27Z'),
    fields: {
      ...fields,
      artistName: '=1+1',
      email: 'nova@example.com',
      platform: 'tiktok',
      campaignType: 'awareness',
      budget: 1500.5,
      country: 'south_america',
      views: 40_000,
      reach: 90_000,
      cpv: '0.010 - 0.040 $ (CPV)',
    },
    origin: {
      ...origin,
      locale: 'pt',
      page: '/pt',
      referrer: null,
      utm: { utm_source: 'direct' },
      userAgentFamily: 'Chrome mobile',
      consent: null,
    },
    demo: true,
  }),
  [
    {
      id: 'msg_1',
      destination: 'simulator',
      state: 'dead',
      attempts: 8,
      nextAttemptAt: null,
      lastStatus: 503,
      lastError: null,
    },
  ],
  true,
);
const contact = reportOf(
  contactLead({
    id: 'lead-2',
    createdAt: Date.parse('2026-07-01T22:00:00Z'),
    fields: {
      ...contactLead().fields,
      name: 'Léa',
      email: 'lea@example.com',
      message: 'Un;deux,\n;=1+1 ,=2',
      platform: 'meta',
    },
    origin: { ...origin, locale: 'fr', page: '/', referrer: null, utm: {}, userAgentFamily: 'other' },
  }),
  [],
  false,
);
contact.lead.origin.consent = {
  essential: true,
  analytics: true,
  marketing: true,
  functional: false,
  timestamp: '2026-07-01T21:59:00.000Z',
  version: '1',
};

it.each([
  [
    'fr',
    [
      '\uFEFFReçu (heure de Paris);Type;Nom;Adresse email;Plateforme;Message;Lien du clip ou du titre;Lettre d’information;Objectif;Budget par mois (€);Région;Vues estimées;Portée estimée;Coût;Langue;Page;Provenance;utm_source;utm_medium;utm_campaign;utm_term;utm_content;Appareil;Cookies;Envois;Exemple;Identifiant;Sortie prévue;Téléphone;Origine;Statut;Suivi par;Relance;Raison;Montant (€)',
      "2026-11-22 14:03;Simulation;'=1+1;nova@example.com;TikTok;;;;Notoriété;1500,5;Amérique du Sud;40000;90000;de 0,010 $ à 0,040 $ (CPV);Portugais;/pt;;direct;;;;;Chrome mobile;Aucun choix enregistré;Simulateur · Échec · Essai 8 · refusé (erreur 503);Oui;lead-1;;;Accès direct;Gagné;ana@agence.fr;2026-12-04;;1500,5",
      '2026-07-02 00:00;Message;Léa;lea@example.com;Meta;"Un;deux,\n;\'=1+1 ,\'=2";;;;;;;;;Français;/;;;;;;;Autre;Cookies acceptés\u00a0: Mesure d’audience, Publicité;Aucun envoi;;lead-2;;;instagram;Nouveau;;;Trop cher;',
      '',
    ],
  ],
  [
    'en',
    [
      '\uFEFFReceived (Paris time),Type,Name,Email address,Platform,Message,Video or song link,Newsletter,Goal,Monthly budget (€),Region,Estimated views,Estimated reach,Cost,Language,Page,Referrer,utm_source,utm_medium,utm_campaign,utm_term,utm_content,Device,Cookies,Deliveries,Sample,ID,Planned release,Phone,Source,Status,Owner,Follow-up,Reason,Amount (€)',
      "2026-11-22 14:03,Simulation,'=1+1,nova@example.com,TikTok,,,,Awareness,1500.5,South America,40000,90000,$0.010 to $0.040 (CPV),Portuguese,/pt,,direct,,,,,Chrome mobile,No choice recorded,Simulator · Failed · Attempt 8 · refused (error 503),Yes,lead-1,,,Direct,Won,ana@agence.fr,2026-12-04,,1500.5",
      '2026-07-02 00:00,Message,Léa,lea@example.com,Meta,"Un;deux,\n;\'=1+1 ,=2",,,,,,,,,French,/,,,,,,,Other,"Cookies accepted: Analytics, Advertising",Nothing to send,,lead-2,,,instagram,New,,,Too expensive,',
      '',
    ],
  ],
] as const)('writes exactly the documented file for Excel in %s', async (locale, lines) => {
  expect(await fileOf(locale, simulation, contact)).toBe(lines.join('\r\n'));
});

it.each([
  ['es', '\uFEFFRecibido (hora de París);Tipo;Nombre;', '1500,5;América del Sur;40000;'],
  ['pt', '\uFEFFRecebido (horário de Paris);Tipo;Nome;', '1500,5;América do Sul;40000;'],
] as const)('separates cells by semicolons in %s', async (locale, start, figures) => {
  const file = await fileOf(locale, simulation);
  expect(file.startsWith(start)).toBe(true);
  expect(file).toContain(figures);
});
