import classes from './Row.module.css';

/** More of a text than its few lines in a row can show; laying out megabytes would hold the page up. */
const LAID_OUT = 2500;

/** The beginning of a string or a translation, as far as a row shows it. */
export function RowText({ text, lang }: { text: string; lang: string }) {
  return (
    <p className={classes.text} lang={lang}>
      {text.length > LAID_OUT ? `${text.slice(0, LAID_OUT).toWellFormed()}…` : text}
    </p>
  );
}
