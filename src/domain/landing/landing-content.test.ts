import { expect, it } from 'vitest';
import { landingContent } from '../../../tests/landing-content.ts';
import { completeContent } from './landing-content.ts';
import type { LandingContent } from './landing-page.ts';

it('a content that was stored before there were forms has one that is off, and is else as it was', () => {
  const content = landingContent('Nova', ['fr', 'en']);
  const old = JSON.parse(JSON.stringify(content)) as LandingContent;
  Reflect.deleteProperty(old.shared.sections, 'form');
  Reflect.deleteProperty(old.shared, 'formPlatform');
  for (const texts of Object.values(old.texts)) Reflect.deleteProperty(texts, 'form');
  expect(completeContent(old)).toEqual(content);
  expect(completeContent(content)).toEqual(content);
});
