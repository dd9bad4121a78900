// Whoever followed a link to one part of a long page is brought there, once: pages here are drawn long after
// the browser has looked for such a part.

const LONGEST = 4000; // milliseconds
let arrived = '';

export default function ({ data }) {
  if (!data.id || data.id === arrived) return;
  arrived = data.id;
  const watch = new MutationObserver(look);
  const end = setTimeout(() => watch.disconnect(), LONGEST);
  function look() {
    const part = document.getElementById(data.id);
    if (!part || !part.getClientRects().length) return;
    watch.disconnect();
    clearTimeout(end);
    part.scrollIntoView({ block: 'start' });
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    watch.disconnect();
    clearTimeout(end);
  };
}
