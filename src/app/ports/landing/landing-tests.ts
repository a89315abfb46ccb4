import type { LandingTest } from '../../../domain/landing/counts/landing-test.ts';
import type { Changed, Judgement } from '../audit.ts';
import type { StoredLanding } from './landing.ts';

/** A test of a landing page. Times are epoch milliseconds. */
export interface StoredTest extends LandingTest {
  id: string;
  createdAt: number;
  /** An account's id. */
  createdBy: string;
}

/** Each change is written in one transaction with its audit entry, while no other transaction changes the page. */
export interface LandingTests {
  /** Newest first. */
  of(id: string): Promise<StoredTest[]>;
  add<Code>(
    id: string,
    judge: (page: StoredLanding, tests: readonly StoredTest[]) => Judgement<StoredTest, Code>,
  ): Promise<Changed<StoredTest, Code>>;
  /** `undefined`: the page has no such test. */
  stop<Code>(
    id: string,
    testId: string,
    judge: (test: StoredTest) => Judgement<StoredTest, Code>,
  ): Promise<Changed<StoredTest, Code>>;
}
