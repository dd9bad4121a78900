// All of the table that Streamlit sends along with every scene: it has the browser fetch the rest, once (mount.py).

const MOST_TRIES = 60;
let table;

export default async function (given) {
  table ??= fetched(0);
  return (await table).default(given);
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
