import { expect, it } from 'vitest';
import { isDefaultAuthor, isDefaultCategory } from './blog-defaults.ts';

it.each(['admin', 'Admin', 'ADMIN1', 'administrateur', 'Administrador', 'wpadmin', 'root', 'user'])(
  'the by-line %s is a default name of WordPress',
  (name) => expect(isDefaultAuthor(name)).toBe(true),
);

it.each(['Adminata Diallo', 'Léa', 'MDMC', 'Rootsy', 'Wordpress Café', ''])(
  'the by-line "%s" is not a default name of WordPress',
  (name) => expect(isDefaultAuthor(name)).toBe(false),
);

it.each([
  ...['Uncategorized', 'Uncategorised', 'Non classé', 'NON CLASSE', 'Non catégorisé', 'Non classé @fr'],
  ...[
    'Sin categoría',
    'Sin categorizar',
    'Sem categoria',
    'Não categorizado',
    'Allgemein',
    'Senza categoria',
  ],
])('the category %s is WordPress’s default for articles without a category', (name) =>
  expect(isDefaultCategory(name)).toBe(true),
);

it.each(['Classé rock', 'Catégories', 'Actualités', ''])(
  'the category "%s" is not a default of WordPress',
  (name) => expect(isDefaultCategory(name)).toBe(false),
);
