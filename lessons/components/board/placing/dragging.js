// Dragging by mouse, pen or finger: what is dragged follows the pointer, and lies where it is let go.

const FAR = 6; // pixels from which a press is a drag

/** Follow a press on a card: if it moves far enough, the card and all that are chosen with it go along. */
function grab(mind, event, card) {
  if (event.button || mind.drag) return;
  const drag = { card, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, over: null };
  mind.drag = drag;
  const onMove = (moved) => moved.pointerId === drag.id && follow(mind, drag, moved);
  const onEnd = (ended) => {
    if (ended.pointerId !== drag.id) return;
    for (const [name, act] of listened) window.removeEventListener(name, act);
    drop(mind, drag, ended.type === 'pointerup');
  };
  const listened = [['pointermove', onMove], ['pointerup', onEnd], ['pointercancel', onEnd]];
  for (const [name, act] of listened) window.addEventListener(name, act);
}

function follow(mind, drag, { clientX, clientY }) {
  if (!drag.ghost) {
    if (Math.hypot(clientX - drag.x, clientY - drag.y) < FAR) return;
    lift(mind, drag);
  }
  drag.ghost.style.translate = `${clientX}px ${clientY}px`;
  const over = document.elementFromPoint(clientX, clientY)?.closest('.placing-spot, .placing-pack');
  if (over === drag.over) return;
  drag.over?.classList.remove('over');
  drag.over = over && mind.place.contains(over) ? over : null;
  drag.over?.classList.add('over');
}

/** The cards that are dragged, as they hang at the pointer. */
function lift(mind, drag) {
  if (!mind.picked.has(drag.card)) mind.picked = new Set([drag.card]);
  drag.ghost = document.createElement('div');
  drag.ghost.className = 'placing-ghost';
  drag.ghost.setAttribute('aria-hidden', 'true');
  for (const card of mind.picked) {
    const copy = mind.buttons.get(card).cloneNode(true);
    copy.tabIndex = -1;
    drag.ghost.append(copy);
  }
  mind.place.append(drag.ghost);
  mind.place.classList.add('dragging');
  drawCards(mind);
}

function drop(mind, drag, isLetGo) {
  mind.drag = null;
  mind.isSpent = true; // the click of this press, which does not come after every tap, tells nothing more
  if (!drag.ghost) return isLetGo && choose(mind, drag.card);
  drag.ghost.remove();
  drag.over?.classList.remove('over');
  mind.place.classList.remove('dragging');
  if (isLetGo && drag.over) put(mind, drag.over.dataset.spot);
  else {
    mind.picked.clear();
    drawCards(mind);
  }
}
