import type { PartWords } from './words.ts';

export const glossary = {
  fr: {
    name: 'Glossaire',
    about:
      'Chaque terme et sa définition. Les guides y mènent, donc aucun terme ne s’ajoute ni ne se retire ici.',
    publish: 'Publier le glossaire',
    sets: { search: 'Dans les moteurs de recherche', page: 'En haut de la page' },
    fields: {
      metaTitle: 'Titre',
      metaDescription: 'Description',
      eyebrow: 'Nom de la page',
      title: 'Titre',
      lead: 'Introduction',
      guide: 'Avant le lien vers un guide',
      term: 'Terme',
      definition: 'Définition',
    },
    items: {
      label: 'Termes',
      fresh: 'Nouveau terme',
      publish: 'Publier le terme',
    },
  },
  en: {
    name: 'Glossary',
    about: 'Each term and its definition. Guides lead here, so no term is added or removed on this screen.',
    publish: 'Publish the glossary',
    sets: { search: 'In search engines', page: 'At the top of the page' },
    fields: {
      metaTitle: 'Title',
      metaDescription: 'Description',
      eyebrow: 'Name of the page',
      title: 'Title',
      lead: 'Introduction',
      guide: 'Before the link to a guide',
      term: 'Term',
      definition: 'Definition',
    },
    items: {
      label: 'Terms',
      fresh: 'New term',
      publish: 'Publish the term',
    },
  },
  es: {
    name: 'Glosario',
    about:
      'Cada término y su definición. Las guías llevan a ellos, así que aquí no se añade ni se retira ningún término.',
    publish: 'Publicar el glosario',
    sets: { search: 'En los buscadores', page: 'Al principio de la página' },
    fields: {
      metaTitle: 'Título',
      metaDescription: 'Descripción',
      eyebrow: 'Nombre de la página',
      title: 'Título',
      lead: 'Introducción',
      guide: 'Antes del enlace a una guía',
      term: 'Término',
      definition: 'Definición',
    },
    items: {
      label: 'Términos',
      fresh: 'Nuevo término',
      publish: 'Publicar el término',
    },
  },
  pt: {
    name: 'Glossário',
    about:
      'Cada termo e sua definição. Os guias levam a eles, por isso nenhum termo é adicionado ou removido aqui.',
    publish: 'Publicar o glossário',
    sets: { search: 'Nos buscadores', page: 'No topo da página' },
    fields: {
      metaTitle: 'Título',
      metaDescription: 'Descrição',
      eyebrow: 'Nome da página',
      title: 'Título',
      lead: 'Introdução',
      guide: 'Antes do link para um guia',
      term: 'Termo',
      definition: 'Definição',
    },
    items: {
      label: 'Termos',
      fresh: 'Novo termo',
      publish: 'Publicar o termo',
    },
  },
} satisfies PartWords;
