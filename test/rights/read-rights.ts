const LINE = /^(\S.*?)(?= {2}) +(.+)$/;

/** The lines of a table of rights: the example's name, and its cells from left to right. */
export function readRights(table: string): { name: string; cells: string[] }[] {
  return table.split('\n').flatMap((line) => {
    const [, name, cells] = LINE.exec(line) ?? [];
    return name && cells ? [{ name, cells: cells.split(/ {2,}\|? */) }] : [];
  });
}
