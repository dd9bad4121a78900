// The table's module: fetched once, whoever draws with it (mount.py).

const MOST_TRIES = 60;
let table;

function fetchedTable() {
  table ??= fetched(0);
  return table;
}

/** Where the line was cut just then, ask again, by another name: a browser may remember what failed. */
async function fetched(tries) {
  try {
    return await import(new URL(tries ? `${MODULE}&again=${tries}` : MODULE, document.baseURI));
  } catch (failure) {
    if (tries === MOST_TRIES) throw failure;
    await new Promise((done) => setTimeout(done, 1000));
    return fetched(tries + 1);
  }
}
