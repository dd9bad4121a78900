// The line to the class: events of the server; where they do not come, the board is asked for instead.

const FIRST = 4000; // milliseconds to wait for the first event: some proxies let none through
const GAP = 1500; // a shorter gap is not worth a word
const ASK = 2000; // between two questions while there are no events
const RENEW = 5000; // until a line that was refused is tried again

/** Follow a class: `on.board` is told what it shows, `on.lost` whether the line is lost, `on.gone` why it ends. */
function openLine(address, on) {
  const line = { version: -1, isOver: false, isLost: false };
  let events, doubt, asking, renewing;

  const listen = () => {
    events?.close();
    clearTimeout(renewing);
    events = new EventSource(address(''));
    events.onmessage = ({ data }) => {
      atEase();
      heard(JSON.parse(data));
    };
    events.onerror = () => {
      if (line.isOver) return;
      doubtIn(GAP);
      if (events.readyState === EventSource.CLOSED) renewing = setTimeout(listen, RENEW);
    };
    doubtIn(FIRST);
  };

  const doubtIn = (time) => { doubt ??= setTimeout(ask, time); };

  const atEase = () => {
    clearTimeout(doubt);
    clearTimeout(asking);
    doubt = undefined;
    lose(false);
  };

  const lose = (isLost) => {
    if (line.isLost === isLost) return;
    line.isLost = isLost;
    on.lost(isLost);
  };

  const heard = (board) => {
    if (line.isOver || board.version <= line.version) return;
    line.version = board.version;
    if (board.ended) close();
    on.board(board);
  };

  const ask = async () => {
    const answer = await fetch(address('/now'), { cache: 'no-store' }).catch(() => undefined);
    if (line.isOver || doubt === undefined) return; // events have come meanwhile
    if (answer?.ok) {
      const board = await answer.json().catch(() => undefined);
      lose(board === undefined);
      if (board) heard(board);
    } else if (answer?.status === 404) {
      close();
      return on.gone('nobody');
    } else lose(true);
    if (!line.isOver) asking = setTimeout(ask, ASK);
  };

  // A phone that slept may hold a line that is long dead, and says nothing of it.
  const awake = () => { if (!document.hidden && !line.isOver) listen(); };
  document.addEventListener('visibilitychange', awake);
  window.addEventListener('online', awake);

  const close = () => {
    line.isOver = true;
    events?.close();
    for (const timer of [doubt, asking, renewing]) clearTimeout(timer);
    document.removeEventListener('visibilitychange', awake);
    window.removeEventListener('online', awake);
  };

  listen();
  return { close };
}
