/** Returns all objects of a graph, at every depth. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (value === null || typeof value !== 'object') return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}

/** Keys that schema.org's own pages and Google's guides require, and recommended keys whose values we know. */
export const requiredKeys: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'contactPoint'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'inLanguage'],
  HowTo: ['name', 'step', 'inLanguage'],
  HowToStep: ['position', 'name', 'text'],
  FAQPage: ['mainEntity', 'inLanguage'],
  ItemList: ['name', 'itemListElement', 'numberOfItems'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'serviceType', 'provider', 'url'],
  DefinedTermSet: ['name', 'hasDefinedTerm', 'inLanguage'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet'],
};
