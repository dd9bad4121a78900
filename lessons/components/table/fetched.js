// All of the table that Streamlit sends along with every scene: it has the browser fetch the rest, once (mount.py).

export default async function (given) {
  return (await fetchedTable()).default(given);
}
