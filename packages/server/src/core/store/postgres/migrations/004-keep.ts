import type { Migration } from '../../schema/migration.ts';

/**
 * Writes a batch in one call: one round trip, one transaction, and no lock that waits for a client. The rows of the tables
 * are locked first, always in the same order, so that a claim runs entirely before or after a batch. A later release that
 * needs a different function must give it a new name, because servers of the previous release still call this one.
 */
export const keep: Migration = {
  name: 'keep',
  up: `
    CREATE FUNCTION saloon.keep(
      writer text,
      user_ids text[], user_hashes text[], user_names text[],
      table_rows json,
      line_tables text[], line_seqs integer[], line_fences integer[], line_bodies text[]
    ) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      rows_given integer := json_array_length(table_rows);
      rows_kept integer := 0;
      lines_given integer := cardinality(line_tables);
      lines_kept integer := 0;
      taken text[];
    BEGIN
      PERFORM 1 FROM saloon.tables
        WHERE id = ANY (line_tables || ARRAY(SELECT id FROM json_to_recordset(table_rows) AS given (id text)))
        ORDER BY id FOR NO KEY UPDATE;

      IF cardinality(user_ids) > 0 THEN
        INSERT INTO saloon.users (id, secret_hash, name)
          SELECT DISTINCT ON (id) id, secret_hash, name
          FROM unnest(user_ids, user_hashes, user_names) WITH ORDINALITY AS given (id, secret_hash, name, n)
          ORDER BY id, n DESC
          ON CONFLICT (id) DO UPDATE SET name = excluded.name;
      END IF;

      IF rows_given > 0 THEN
        INSERT INTO saloon.tables AS t
            (id, game, host, phase, opened_at, touched_at, lobby_row, in_memory, wake_at, seating, fence, holder)
          SELECT id, game, host, phase, opened_at, touched_at, lobby_row, in_memory, wake_at, seating, fence,
            CASE WHEN in_memory THEN writer END
          FROM json_to_recordset(table_rows) AS given (id text, game text, host text, phase text, opened_at bigint,
            touched_at bigint, lobby_row text, in_memory boolean, wake_at bigint, seating text, fence integer)
          WHERE fence = 1 OR EXISTS (SELECT FROM saloon.tables AS known WHERE known.id = given.id)
          ON CONFLICT (id) DO UPDATE SET host = excluded.host, phase = excluded.phase,
            touched_at = excluded.touched_at, lobby_row = excluded.lobby_row, in_memory = excluded.in_memory,
            wake_at = excluded.wake_at, seating = excluded.seating, holder = excluded.holder
          WHERE t.fence = excluded.fence AND (t.holder IS NULL OR t.holder = writer);
        GET DIAGNOSTICS rows_kept = ROW_COUNT;

        DELETE FROM saloon.seats USING saloon.tables AS t, json_to_recordset(table_rows) AS given (id text)
          WHERE t.id = given.id AND seats.table_no = t.no;
        INSERT INTO saloon.seats (user_id, table_no)
          SELECT DISTINCT person, t.no
          FROM json_to_recordset(table_rows) AS given (id text, people json)
          JOIN saloon.tables AS t ON t.id = given.id, json_array_elements_text(given.people) AS person
          WHERE person <> '';
      END IF;

      IF lines_given > 0 THEN
        INSERT INTO saloon.entries (table_no, seq, body)
          SELECT t.no, line.seq, line.body
          FROM unnest(line_tables, line_seqs, line_fences, line_bodies) AS line (id, seq, fence, body)
          JOIN saloon.tables AS t ON t.id = line.id
          WHERE t.fence = line.fence AND (t.holder IS NULL OR t.holder = writer)
          ON CONFLICT DO NOTHING;
        GET DIAGNOSTICS lines_kept = ROW_COUNT;
      END IF;

      IF rows_kept = rows_given AND lines_kept = lines_given THEN
        RETURN;
      END IF;

      SELECT array_agg(DISTINCT given.id) INTO taken
        FROM (
          SELECT id, fence, NULL::integer AS seq FROM json_to_recordset(table_rows) AS asked (id text, fence integer)
          UNION ALL
          SELECT id, fence, seq FROM unnest(line_tables, line_fences, line_seqs) AS line (id, fence, seq)
        ) AS given
        LEFT JOIN saloon.tables AS t
          ON t.id = given.id AND t.fence = given.fence AND (t.holder IS NULL OR t.holder = writer)
        WHERE t.id IS NULL OR EXISTS (
          SELECT FROM saloon.entries AS other
          WHERE other.table_no = t.no AND other.seq = given.seq AND other.xmin <> pg_current_xact_id()::xid
        );
      RAISE EXCEPTION USING ERRCODE = 'SA001', MESSAGE = 'another server holds the table',
        DETAIL = array_to_json(coalesce(taken, line_tables))::text;
    END $$;`,
  down: `
    DROP FUNCTION saloon.keep(text, text[], text[], text[], json, text[], integer[], integer[], text[]);`,
};
