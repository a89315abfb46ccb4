import type { PartWords } from './words.ts';

export const team = {
  fr: {
    name: 'L’équipe',
    about:
      'Qui travaille sur les campagnes, avec l’accord de chacun noté ici. Sans personne, la section n’apparaît pas.',
    publish: 'Publier l’équipe',
    sets: {
      consent: 'Accord de la personne',
    },
    fields: {
      name: 'Nom affiché',
      role: 'Rôle',
      picture: 'Portrait (facultatif)',
      consentBy: 'Donné par',
      consentOn: 'Donné le',
      consentHow: 'Donné comment',
    },
    items: {
      label: 'Équipe',
      add: 'Ajouter une personne',
      fresh: 'Nouvelle personne',
      remove: 'Retirer la personne',
      removed: 'Personne retirée.',
      empty: 'Personne pour l’instant. Ajoutez quelqu’un qui a donné son accord.',
      translate: 'Traduire la personne',
      publish: 'Publier la personne',
    },
  },
  en: {
    name: 'The team',
    about:
      'Who works on the campaigns, each with their consent noted here. With no person, the section is not shown.',
    publish: 'Publish the team',
    sets: {
      consent: 'The person’s consent',
    },
    fields: {
      name: 'Name shown',
      role: 'Role',
      picture: 'Portrait (optional)',
      consentBy: 'Given by',
      consentOn: 'Given on',
      consentHow: 'How it was given',
    },
    items: {
      label: 'Team',
      add: 'Add a person',
      fresh: 'New person',
      remove: 'Remove the person',
      removed: 'Person removed.',
      empty: 'No one yet. Add a person who gave their consent.',
      translate: 'Translate the person',
      publish: 'Publish the person',
    },
  },
  es: {
    name: 'El equipo',
    about:
      'Quién trabaja en las campañas, con el consentimiento de cada persona anotado aquí. Sin personas, la sección no aparece.',
    publish: 'Publicar el equipo',
    sets: {
      consent: 'Consentimiento de la persona',
    },
    fields: {
      name: 'Nombre mostrado',
      role: 'Función',
      picture: 'Retrato (opcional)',
      consentBy: 'Dado por',
      consentOn: 'Dado el',
      consentHow: 'Cómo se dio',
    },
    items: {
      label: 'Equipo',
      add: 'Añadir una persona',
      fresh: 'Nueva persona',
      remove: 'Retirar la persona',
      removed: 'Persona retirada.',
      empty: 'Nadie todavía. Añade a una persona que haya dado su consentimiento.',
      translate: 'Traducir la persona',
      publish: 'Publicar la persona',
    },
  },
  pt: {
    name: 'A equipe',
    about:
      'Quem trabalha nas campanhas, com o consentimento de cada pessoa anotado aqui. Sem pessoas, a seção não aparece.',
    publish: 'Publicar a equipe',
    sets: {
      consent: 'Consentimento da pessoa',
    },
    fields: {
      name: 'Nome exibido',
      role: 'Função',
      picture: 'Retrato (opcional)',
      consentBy: 'Dado por',
      consentOn: 'Dado em',
      consentHow: 'Como foi dado',
    },
    items: {
      label: 'Equipe',
      add: 'Adicionar uma pessoa',
      fresh: 'Nova pessoa',
      remove: 'Remover a pessoa',
      removed: 'Pessoa removida.',
      empty: 'Ninguém ainda. Adicione uma pessoa que deu o seu consentimento.',
      translate: 'Traduzir a pessoa',
      publish: 'Publicar a pessoa',
    },
  },
} satisfies PartWords;
