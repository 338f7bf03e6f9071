-- The roles of a store, and a login for its workers whose password is in the environment. It can be run again at any time:
--   WORKER_PASSWORD=... psql postgres://owner@host/hexfall -f worker-login.sql
\set ON_ERROR_STOP on
\getenv password WORKER_PASSWORD
\ir roles.sql
SELECT 'CREATE ROLE worker LOGIN IN ROLE hexfall_worker' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'worker') \gexec
ALTER ROLE worker PASSWORD :'password';
