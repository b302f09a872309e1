/** What our lines to a database are called there, in `pg_stat_activity`. */
export const APPLICATION_NAME = 'saloon';
