import { columnTypes, type Migration, runStatements } from '../engine/migration.ts';

/**
 * Adds the newsletter's consents, which a press in a mail confirms (decision record 0151). `newsletter_asks` has the limits against
 * abuse; proofs and stops are those of the reminders.
 */
export const newsletterConsents: Migration = (db, engine) => {
  const { id } = columnTypes(engine);
  return runStatements(
    db,
    `create table newsletter_consents (
  ${id}, public_id text not null unique, email text not null unique, target_hash text not null, locale text not null,
  form text not null, step text not null, text_version integer not null, asked_at bigint not null, confirmed_at bigint,
  contact_at bigint, question_at bigint, yes_hash text not null unique, stop_hash text not null unique,
  state text not null, attempts integer not null default 0, next_attempt_at bigint, lease text, last_error text
);
create index newsletter_consents_due on newsletter_consents (state, next_attempt_at, id);
create table newsletter_asks (
  ${id}, target_hash text not null, at bigint not null, confirmed integer not null default 0
);
create index newsletter_asks_target on newsletter_asks (target_hash, at);
create index newsletter_asks_at on newsletter_asks (at);`,
  );
};
