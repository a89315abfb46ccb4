import { type Migration, runStatements } from '../../engine/migration.ts';

/**
 * Stores the present texts of each picture that an account has changed as a version (decision record 0145), with the account
 * and the moment of its last change in the audit log. A picture that was never changed has no version.
 */
export const pictureVersions: Migration = (db, engine) =>
  runStatements(db, versions(engine === 'sqlite' ? 'json_quote(media.name)' : 'to_json(media.name)::text'));

const versions = (name: string) => `
insert into document_versions (kind, document, number, body, published_by, created_at)
  select 'picture', media.public_id, media.version,
    '{"name":' || ${name} || ',"alt":' || media.alt
      || ',"decorative":' || case when media.decorative = 1 then 'true' else 'false' end
      || ',"focal":{"x":' || media.focal_x || ',"y":' || media.focal_y || '}}',
    change.actor_id, change.at
  from media join audit_log as change on change.id = (
    select id from audit_log where subject = media.public_id and action = 'media_changed'
    order by at desc, id desc limit 1);
`;
