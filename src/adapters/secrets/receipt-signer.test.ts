import { expect, it } from 'vitest';
import { createReceiptSigner } from './receipt-signer.ts';

const [old, present] = ['o'.repeat(32), 'p'.repeat(32)];

it('a signature is good for its text alone, also after the key was replaced by another', () => {
  const before = createReceiptSigner([old]);
  const signature = before.sign('{"a":1}');
  const rotated = createReceiptSigner([present, old]);
  expect(rotated.keyId).not.toBe(before.keyId);
  expect(rotated.verify('{"a":1}', before.keyId, signature)).toBe(true);
  expect(rotated.verify('{"a":2}', before.keyId, signature)).toBe(false);
  expect(rotated.verify('{"a":1}', rotated.keyId, signature)).toBe(false);
  for (const wrong of ['', 'x', signature.slice(1), `${signature}AA`])
    expect(rotated.verify('{"a":1}', before.keyId, wrong)).toBe(false);
  expect(createReceiptSigner([present]).verify('{"a":1}', before.keyId, signature)).toBe(false);
  expect(() => createReceiptSigner([])).toThrow();
});
