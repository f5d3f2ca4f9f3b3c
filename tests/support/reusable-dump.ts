/**
 * The dump of a migrated database without rows. In Jest, `@electric-sql/pglite` may answer it with a database that an
 * earlier suite has closed, instead of a new one.
 */
export class ReusableDump extends Blob {}
