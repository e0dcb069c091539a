-- What a task has done with each section that wasn't as its source already, in the order in which it handled them (families.13).
CREATE TABLE language_results (
  project_id bigint NOT NULL,
  task_id bigint NOT NULL,
  num int NOT NULL,
  result jsonb NOT NULL,
  PRIMARY KEY (project_id, task_id, num)
);
SELECT place_table('language_results', 'content');

INSERT INTO language_results (project_id, task_id, num, result)
SELECT t.project_id, t.id, listed.num, listed.result
FROM language_tasks t, jsonb_array_elements(t.results) WITH ORDINALITY AS listed (result, num);

-- A process of the version before goes on with `language_tasks.results` until it is restarted, so the column stays; a later version drops it.
-- What such a process does meanwhile is listed by itself alone. It has its entry in the log of that language, where it is undone (updates.9).
