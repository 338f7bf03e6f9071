-- Least rights for a store. Run as the owner of the database after: hexfall runs --setup
--   psql postgres://owner@host/hexfall -f roles.sql
-- It can be run again at any time, as after an update of Hexfall. Then give each person and machine a login of its own:
--   CREATE ROLE lab LOGIN PASSWORD '...' IN ROLE hexfall_user;
--   CREATE ROLE worker7 LOGIN PASSWORD '...' IN ROLE hexfall_worker;
--   CREATE ROLE analyst LOGIN PASSWORD '...' IN ROLE hexfall_reader;

DO $$
DECLARE
  role text;
BEGIN
  FOREACH role IN ARRAY ARRAY['hexfall_worker', 'hexfall_user', 'hexfall_reader'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', role);
    END IF;
  END LOOP;
END $$;

REVOKE ALL ON SCHEMA hexfall, hexfall_queue FROM PUBLIC;
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA hexfall, hexfall_queue FROM PUBLIC;

-- Workers take chunks, keep their games and say that they are there. They cannot add or delete runs, nor change what is to be played.
GRANT USAGE ON SCHEMA hexfall, hexfall_queue TO hexfall_worker;
GRANT SELECT ON hexfall.runs, hexfall.steps, hexfall.chunks, hexfall.set_aside TO hexfall_worker;
-- They mark runs as finished, and lock the row of a run against its deletion while they keep a chunk.
GRANT UPDATE (state, counted, ended) ON hexfall.runs TO hexfall_worker;
GRANT INSERT ON hexfall.chunks, hexfall.set_aside, hexfall.games TO hexfall_worker;
GRANT SELECT, INSERT, UPDATE ON hexfall.chores, hexfall.losses TO hexfall_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON hexfall.workers TO hexfall_worker;
GRANT SELECT ON hexfall_queue.version, hexfall_queue.queue TO hexfall_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON hexfall_queue.job, hexfall_queue.archive TO hexfall_worker;

-- Users add, stop, resume and delete runs, and may play themselves. They cannot change or drop tables: the partitions of their runs are
-- made and dropped by functions with the rights of the owner.
GRANT hexfall_worker TO hexfall_user;
GRANT INSERT, UPDATE, DELETE ON hexfall.runs TO hexfall_user;
GRANT SELECT, INSERT ON hexfall.matches TO hexfall_user;
GRANT SELECT ON hexfall.games TO hexfall_user;
GRANT DELETE ON hexfall.set_aside, hexfall.losses TO hexfall_user;
GRANT EXECUTE ON FUNCTION hexfall.add_partition(integer), hexfall.drop_partition(integer) TO hexfall_user;
-- The first run of a new version makes a queue for it.
ALTER FUNCTION hexfall_queue.create_queue(text, json) SECURITY DEFINER SET search_path = pg_catalog, pg_temp;
GRANT EXECUTE ON FUNCTION hexfall_queue.create_queue(text, json) TO hexfall_user;

-- Analysts read everything and change nothing.
GRANT USAGE ON SCHEMA hexfall, hexfall_queue TO hexfall_reader;
GRANT SELECT ON hexfall.runs, hexfall.matches, hexfall.games, hexfall.chunks, hexfall.set_aside, hexfall.losses, hexfall.workers,
  hexfall.steps TO hexfall_reader;
GRANT SELECT ON hexfall_queue.version TO hexfall_reader;
