import { expect, it } from 'vitest';
import { eachEngine, openTestDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts';
import { account, auditEntry, NOON } from '../../../../tests/factories.ts';
import { createAuditLog } from '../audit/audit-log.ts';
import { createAccountStore } from './account-store.ts';
import { createSecondFactorStore } from './second-factor-store.ts';

const on = auditEntry({ action: 'second_factor_on' });
const used = auditEntry({ action: 'recovery_code_used' });
const off = auditEntry({ action: 'second_factor_off' });
const digests = ['one', 'two', 'three'];
let notices = 0;
/** A mail to the owner. */
const notice = () => {
  notices += 1;
  return { id: `notice-${notices}`, to: 'owner@example.com', subject: 'Changed', text: 'Changed.' };
};

eachEngine('second factor store', (engine) => {
  async function open(database: TestDatabase) {
    const accounts = createAccountStore(database);
    const factors = createSecondFactorStore(database);
    const [owner, other] = [account(), account()];
    for (const one of [owner, other]) await accounts.create(one, auditEntry());
    for (const { id } of [owner, other]) {
      await factors.begin(id, `sealed ${id}`);
      await factors.confirm(id, { secret: `sealed ${id}`, step: 100, digests }, on, notice());
    }
    const actions = async () => (await createAuditLog(database).latest(100)).map(({ action }) => action);
    return { accounts, factors, owner, other, actions };
  }
  const times = async <T>(count: number, act: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, act));

  it('confirms only the latest secret, and replaces a secret only until it is confirmed', async () => {
    await using database = await openTestDatabase(engine);
    const factors = createSecondFactorStore(database);
    const owner = account();
    await createAccountStore(database).create(owner, auditEntry());
    expect(await factors.find(owner.id)).toBeUndefined();
    expect(await factors.begin('nobody', 'sealed')).toBe(false);
    expect(await factors.begin(owner.id, 'first')).toBe(true);
    expect(await factors.begin(owner.id, 'second')).toBe(true);
    expect(await factors.find(owner.id)).toEqual({
      accountId: owner.id,
      secret: 'second',
      since: null,
      recoveryCodes: 0,
    });
    expect(await factors.spendStep(owner.id, 7)).toBe(false);
    expect(await factors.end(owner.id, off, notice())).toBe(false);
    const given = { step: 5, digests };
    expect(await factors.confirm(owner.id, { ...given, secret: 'first' }, on, notice())).toBe(false);
    const confirmed = await times(4, () =>
      factors.confirm(owner.id, { ...given, secret: 'second' }, on, notice()),
    );
    expect(confirmed.filter(Boolean)).toHaveLength(1);
    expect(await factors.find(owner.id)).toMatchObject({ since: NOON, recoveryCodes: 3 });
    expect(await factors.begin(owner.id, 'third')).toBe(false);
    expect((await factors.find(owner.id))?.secret).toBe('second');
  });

  it('replaces a sealed secret only while the expected one is stored', async () => {
    await using database = await openTestDatabase(engine);
    const { factors, owner, other } = await open(database);
    const secretsNow = async () => (await factors.listSecrets()).map(({ secret }) => secret);
    expect(await factors.listSecrets()).toEqual(
      [owner, other].map(({ id }) => ({ accountId: id, secret: `sealed ${id}` })),
    );
    expect(await factors.reseal(owner.id, `sealed ${owner.id}`, 'anew')).toBe(true);
    expect(await factors.reseal(owner.id, `sealed ${owner.id}`, 'late')).toBe(false);
    expect(await factors.reseal(other.id, 'anew', 'lost')).toBe(false);
    expect(await secretsNow()).toEqual(['anew', `sealed ${other.id}`]);
    expect(await factors.find(owner.id)).toMatchObject({ since: NOON, recoveryCodes: 3 });
  });

  it('marks a step and all earlier steps as used, once, and for one account only', async () => {
    await using database = await openTestDatabase(engine);
    const { factors, owner, other } = await open(database);
    expect(await factors.spendStep(owner.id, 100)).toBe(false);
    const spent = await times(4, () => factors.spendStep(owner.id, 102));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await factors.spendStep(owner.id, 101)).toBe(false);
    expect(await factors.spendStep(other.id, 101)).toBe(true);
    expect(await factors.spendStep(owner.id, 103)).toBe(true);
  });

  it('uses up a recovery code once, and for one account only', async () => {
    await using database = await openTestDatabase(engine);
    const { factors, owner, other, actions } = await open(database);
    const spent = await times(4, () => factors.spendRecoveryCode(owner.id, 'one', used, notice()));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await factors.spendRecoveryCode(owner.id, 'four', used, notice())).toBe(false);
    expect((await factors.find(owner.id))?.recoveryCodes).toBe(2);
    expect((await factors.find(other.id))?.recoveryCodes).toBe(3);
    expect((await actions()).filter((action) => action === 'recovery_code_used')).toHaveLength(1);
  });

  it('replaces the recovery codes of one account; of concurrent replacements, only one is stored', async () => {
    await using database = await openTestDatabase(engine);
    const { factors, owner, other } = await open(database);
    const renewed = auditEntry({ action: 'recovery_codes_renewed' });
    let set = 0;
    const fresh = () => {
      set += 1;
      return [`a${set}`, `b${set}`];
    };
    expect(await times(4, () => factors.renewCodes(owner.id, fresh(), renewed, notice()))).toEqual(
      Array(4).fill(true),
    );
    expect((await factors.find(owner.id))?.recoveryCodes).toBe(2);
    expect((await factors.find(other.id))?.recoveryCodes).toBe(3);
    expect(await factors.spendRecoveryCode(owner.id, 'one', used, notice())).toBe(false);
    const second = account();
    expect(await factors.renewCodes(second.id, fresh(), renewed, notice())).toBe(false);
    await factors.end(owner.id, off, notice());
    expect(await factors.renewCodes(owner.id, fresh(), renewed, notice())).toBe(false);
  });

  it('deletes the secret and the recovery codes once when the second factor is switched off', async () => {
    await using database = await openTestDatabase(engine);
    const { factors, owner, other, actions } = await open(database);
    const ended = await times(3, () => factors.end(owner.id, off, notice()));
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await factors.find(owner.id)).toBeUndefined();
    expect(await factors.find(other.id)).toBeDefined();
    expect(await database.db.selectFrom('recovery_codes').select('digest').execute()).toHaveLength(3);
    expect((await actions()).filter((action) => action === 'second_factor_off')).toHaveLength(1);
  });

  it('deletes the second factor only when a password reset asks for it', async () => {
    await using database = await openTestDatabase(engine);
    const { accounts, factors, owner, other } = await open(database);
    await accounts.disable(owner.id, auditEntry({ action: 'account_disabled' }));
    expect(await factors.find(owner.id)).toBeDefined();
    const reset = auditEntry({ action: 'password_reset' });
    await accounts.resetPassword(owner.id, 'new', reset);
    expect(await factors.find(owner.id)).toMatchObject({ recoveryCodes: 3 });
    await accounts.resetPassword(owner.id, 'newer', reset, 'forgotten');
    expect(await factors.find(owner.id)).toBeUndefined();
    expect(await factors.find(other.id)).toBeDefined();
  });
});
