/** A category of the blog, by WordPress's number. */
export interface BlogCategory {
  id: number;
  name: string;
}

/** The documented categories, for a site without a blog that has demo data. Like the sample articles, they are in French. */
export const sampleCategories: readonly BlogCategory[] = [
  { id: 1, name: 'Actualités' },
  { id: 2, name: 'Tutoriels' },
  { id: 3, name: 'Événements' },
  { id: 4, name: 'Témoignages' },
  { id: 5, name: 'Études de cas' },
];
