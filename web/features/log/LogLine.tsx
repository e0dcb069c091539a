import type { LogEntry } from '#contract/log.ts';
import { Changes } from './Changes.tsx';
import { DeedWords } from './DeedWords.tsx';
import { Line } from './Line.tsx';
import classes from './LogList.module.css';
import { useLogged } from './logged.ts';
import { changesOf, textOf } from './told.ts';

/** One deed: who, what, where and when; what it changed opens beneath. Within a group the name stands over it. */
export function LogLine({ entry, isInGroup = false }: { entry: LogEntry; isInGroup?: boolean }) {
  const { project } = useLogged();
  const text = textOf(entry, project);
  return (
    <Line
      entry={entry}
      isInGroup={isInGroup}
      words={<DeedWords entry={entry} />}
      text={
        text && (
          <p className={classes.text} lang={text.lang}>
            {text.text}
          </p>
        )
      }
      inside={changesOf(entry).length > 0 && <Changes entry={entry} project={project} />}
    />
  );
}
