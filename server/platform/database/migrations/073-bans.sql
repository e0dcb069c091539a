-- Why a user is banned, and when the ban ends by itself; null: never. Every query reads a ban with its end (docs/decisions/082).
ALTER TABLE users ADD COLUMN ban_reason text NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN banned_until bigint;
