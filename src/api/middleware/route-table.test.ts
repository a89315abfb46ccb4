import { expect, it } from 'vitest';
import { createRouteTable } from './route-table.ts';

it('finds the pattern and the methods of a path', () => {
  const routes = createRouteTable();
  routes.fill([
    { method: 'ALL', path: '/*' },
    { method: 'POST', path: '/api/people/*' },
    { method: 'GET', path: '/api/leads' },
    { method: 'GET', path: '/api/leads.csv' },
    { method: 'GET', path: '/api/leads/:id' },
    { method: 'PATCH', path: '/api/leads/:id' },
    { method: 'POST', path: '/api/leads/:id/notes' },
  ]);
  const found = (path: string) => {
    const route = routes.find(path);
    return route && [route.path, ...route.methods];
  };
  expect(found('/api/leads')).toEqual(['/api/leads', 'GET', 'HEAD']);
  expect(found('/api/leads.csv')).toEqual(['/api/leads.csv', 'GET', 'HEAD']);
  expect(found('/api/leadsxcsv')).toBeUndefined();
  expect(found('/api/leads/7-a')).toEqual(['/api/leads/:id', 'GET', 'HEAD', 'PATCH']);
  expect(found('/api/leads/7/notes')).toEqual(['/api/leads/:id/notes', 'POST']);
  for (const path of ['/api/leads/', '/api/leads/7/other', '/api/people/x', '/x/api/leads/7']) {
    expect(found(path)).toBeUndefined();
  }
});
