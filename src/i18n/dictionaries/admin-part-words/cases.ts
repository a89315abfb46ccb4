import type { PartWords } from './words.ts';

export const cases = {
  fr: {
    name: 'Campagnes montrées',
    about:
      'Des campagnes réelles, avec l’accord du client noté ici, et ce qui a manqué. Sans campagne, la section n’apparaît pas.',
    publish: 'Publier les campagnes',
    sets: {
      consent: 'Accord du client',
    },
    fields: {
      name: 'Artiste ou titre',
      campaign: 'Plateforme, but et période',
      result: 'Résultat, tel que dans le bilan',
      missed: 'Ce qui a manqué',
      consentBy: 'Donné par',
      consentOn: 'Donné le',
      consentHow: 'Donné comment',
    },
    items: {
      label: 'Campagnes',
      add: 'Ajouter une campagne',
      fresh: 'Nouvelle campagne',
      remove: 'Retirer la campagne',
      removed: 'Campagne retirée.',
      empty: 'Aucune campagne. Ajoutez celle d’un client qui a donné son accord.',
      translate: 'Traduire la campagne',
      publish: 'Publier la campagne',
    },
  },
  en: {
    name: 'Campaigns shown',
    about:
      'Real campaigns, with the client’s consent noted here, and what fell short. With no campaign, the section is not shown.',
    publish: 'Publish the campaigns',
    sets: {
      consent: 'The client’s consent',
    },
    fields: {
      name: 'Artist or title',
      campaign: 'Platform, goal and period',
      result: 'Result, as in the report',
      missed: 'What fell short',
      consentBy: 'Given by',
      consentOn: 'Given on',
      consentHow: 'How it was given',
    },
    items: {
      label: 'Campaigns',
      add: 'Add a campaign',
      fresh: 'New campaign',
      remove: 'Remove the campaign',
      removed: 'Campaign removed.',
      empty: 'No campaign. Add that of a client who gave their consent.',
      translate: 'Translate the campaign',
      publish: 'Publish the campaign',
    },
  },
  es: {
    name: 'Campañas mostradas',
    about:
      'Campañas reales, con el consentimiento del cliente anotado aquí, y lo que faltó. Sin campañas, la sección no aparece.',
    publish: 'Publicar las campañas',
    sets: {
      consent: 'Consentimiento del cliente',
    },
    fields: {
      name: 'Artista o título',
      campaign: 'Plataforma, objetivo y periodo',
      result: 'Resultado, como en el informe',
      missed: 'Lo que faltó',
      consentBy: 'Dado por',
      consentOn: 'Dado el',
      consentHow: 'Cómo se dio',
    },
    items: {
      label: 'Campañas',
      add: 'Añadir una campaña',
      fresh: 'Nueva campaña',
      remove: 'Retirar la campaña',
      removed: 'Campaña retirada.',
      empty: 'Ninguna campaña. Añade la de un cliente que haya dado su consentimiento.',
      translate: 'Traducir la campaña',
      publish: 'Publicar la campaña',
    },
  },
  pt: {
    name: 'Campanhas mostradas',
    about:
      'Campanhas reais, com o consentimento do cliente anotado aqui, e o que faltou. Sem campanhas, a seção não aparece.',
    publish: 'Publicar as campanhas',
    sets: {
      consent: 'Consentimento do cliente',
    },
    fields: {
      name: 'Artista ou título',
      campaign: 'Plataforma, objetivo e período',
      result: 'Resultado, como no relatório',
      missed: 'O que faltou',
      consentBy: 'Dado por',
      consentOn: 'Dado em',
      consentHow: 'Como foi dado',
    },
    items: {
      label: 'Campanhas',
      add: 'Adicionar uma campanha',
      fresh: 'Nova campanha',
      remove: 'Remover a campanha',
      removed: 'Campanha removida.',
      empty: 'Nenhuma campanha. Adicione a de um cliente que deu o seu consentimento.',
      translate: 'Traduzir a campanha',
      publish: 'Publicar a campanha',
    },
  },
} satisfies PartWords;
