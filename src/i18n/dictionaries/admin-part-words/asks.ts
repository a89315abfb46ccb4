import type { PartWords } from './words.ts';

export const asks = {
  fr: {
    name: 'Mots des questions',
    about:
      'Ce que la recherche comprend en plus : une autre façon de demander un passage, ou des mots qui veulent dire la même chose (pub = réclame). Rien n’en paraît.',
    publish: 'Publier les mots',
    fields: { text: 'Formulation, ou mots égaux', passage: 'Passage (vide : mots égaux)' },
    items: {
      label: 'Formulations',
      add: 'Ajouter une formulation',
      fresh: 'Nouvelle formulation',
      remove: 'Retirer la formulation',
      removed: 'Formulation retirée.',
      empty: 'Aucune. Les questions gardées en proposent.',
      translate: 'Traduire la formulation',
      publish: 'Publier la formulation',
    },
  },
  en: {
    name: 'Words of questions',
    about:
      'What the search understands besides: another way to ask for a passage, or words that mean the same (ad = advert). None of it is shown.',
    publish: 'Publish the words',
    fields: { text: 'Wording, or equal words', passage: 'Passage (empty: equal words)' },
    items: {
      label: 'Wordings',
      add: 'Add a wording',
      fresh: 'New wording',
      remove: 'Remove the wording',
      removed: 'Wording removed.',
      empty: 'None. Kept questions suggest some.',
      translate: 'Translate the wording',
      publish: 'Publish the wording',
    },
  },
  es: {
    name: 'Palabras de las preguntas',
    about:
      'Lo que la búsqueda entiende además: otra forma de pedir un pasaje, o palabras que significan lo mismo (anuncio = publicidad). Nada de ello se muestra.',
    publish: 'Publicar las palabras',
    fields: { text: 'Formulación, o palabras iguales', passage: 'Pasaje (vacío: palabras iguales)' },
    items: {
      label: 'Formulaciones',
      add: 'Añadir una formulación',
      fresh: 'Nueva formulación',
      remove: 'Retirar la formulación',
      removed: 'Formulación retirada.',
      empty: 'Ninguna. Las preguntas guardadas proponen algunas.',
      translate: 'Traducir la formulación',
      publish: 'Publicar la formulación',
    },
  },
  pt: {
    name: 'Palavras das perguntas',
    about:
      'O que a busca entende a mais: outra forma de pedir um trecho, ou palavras que querem dizer o mesmo (anúncio = publicidade). Nada disso aparece.',
    publish: 'Publicar as palavras',
    fields: { text: 'Formulação, ou palavras iguais', passage: 'Trecho (vazio: palavras iguais)' },
    items: {
      label: 'Formulações',
      add: 'Adicionar uma formulação',
      fresh: 'Nova formulação',
      remove: 'Remover a formulação',
      removed: 'Formulação removida.',
      empty: 'Nenhuma. As perguntas guardadas sugerem algumas.',
      translate: 'Traduzir a formulação',
      publish: 'Publicar a formulação',
    },
  },
} satisfies PartWords;
