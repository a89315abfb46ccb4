import { expect, it } from 'vitest';
import { landingContent } from '../../../tests/landing/landing-content.ts';
import { completeContent } from './landing-content.ts';
import type { LandingContent } from './landing-page.ts';

it('completeContent adds a form that is off to a content that was stored before forms existed, and changes nothing else', () => {
  const content = landingContent('Nova', ['fr', 'en']);
  const old = JSON.parse(JSON.stringify(content)) as LandingContent;
  Reflect.deleteProperty(old.shared.sections, 'form');
  Reflect.deleteProperty(old.shared, 'formPlatform');
  for (const texts of Object.values(old.texts)) Reflect.deleteProperty(texts, 'form');
  expect(completeContent(old)).toEqual(content);
  expect(completeContent(content)).toEqual(content);
});
