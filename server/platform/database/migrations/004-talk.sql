-- Comments with their read marks, and the dictionary (SPEC §3).

CREATE TABLE comments (
  project_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  string_id bigint NOT NULL,
  author_id bigint NOT NULL REFERENCES users,
  text text NOT NULL CHECK (char_length(text) <= 1000),
  -- Null at the top level, which the wire writes as -1.
  reply bigint,
  created_at bigint NOT NULL DEFAULT now_ms(),
  updated_at bigint NOT NULL DEFAULT now_ms(),
  edited boolean NOT NULL DEFAULT false,
  -- Empty text means deleted (SPEC §3).
  deleted boolean NOT NULL GENERATED ALWAYS AS (text = '') STORED,
  PRIMARY KEY (project_id, id),
  CONSTRAINT comments_string_key UNIQUE (project_id, string_id, id),
  CONSTRAINT comments_string_fkey FOREIGN KEY (project_id, string_id) REFERENCES strings ON DELETE CASCADE,
  CONSTRAINT comments_reply_fkey
    FOREIGN KEY (project_id, string_id, reply) REFERENCES comments (project_id, string_id, id) ON DELETE CASCADE
);
CREATE INDEX comments_author ON comments (project_id, author_id);
CREATE INDEX comments_reply ON comments (project_id, string_id, reply) WHERE reply IS NOT NULL;

-- Comments of a string up to this one are read by this user.
CREATE TABLE read_marks (
  project_id bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  string_id bigint NOT NULL,
  comment_id bigint NOT NULL,
  PRIMARY KEY (project_id, user_id, string_id),
  CONSTRAINT read_marks_string_fkey FOREIGN KEY (project_id, string_id) REFERENCES strings ON DELETE CASCADE
);
CREATE INDEX read_marks_string ON read_marks (project_id, string_id);

CREATE TABLE dictionary (
  project_id bigint NOT NULL REFERENCES projects ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  word text NOT NULL CHECK (char_length(word) BETWEEN 1 AND 255),
  word_key text NOT NULL CHECK (char_length(word_key) <= 255),
  translate text NOT NULL CHECK (char_length(translate) BETWEEN 1 AND 255),
  translate_key text NOT NULL CHECK (char_length(translate_key) <= 255),
  "desc" text NOT NULL DEFAULT '' CHECK (char_length("desc") <= 1000),
  created_at bigint NOT NULL DEFAULT now_ms(),
  updated_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (project_id, id)
);
CREATE INDEX dictionary_word ON dictionary (project_id, lower(word));
