// The way home and to every page, as links of our own: Streamlit's own are drawn again at each card that is played.

let followed; // by the keyboard: the path of the link that was pressed last, until its page is there

export default function ({ data, parentElement: place }) {
  const told = JSON.parse(data);
  if (!place.querySelector('nav')) build(place, told.links);
  const nav = place.querySelector('nav');
  nav.setAttribute('aria-label', told.label);
  for (const link of told.links) name(place.querySelector(`[data-path="${link.path}"]`), link);
  mark(place, nav, told.here);
}

function build(place, [home, ...others]) {
  const header = element('div', 'site-header');
  const nav = element('nav', 'site-nav');
  for (const link of others) {
    const group = nav.querySelector(`.${link.group}`) ?? nav.appendChild(element('div', `site-group ${link.group}`));
    group.append(anchor(link));
  }
  header.append(anchor(home, 'site-brand'), nav);
  header.addEventListener('click', follow);
  for (const before of ['pointerdown', 'focusin']) header.addEventListener(before, refresh);
  place.append(header);
}

function anchor({ path, icon }, className = '') {
  const link = element('a', className);
  link.dataset.path = path;
  if (icon) link.append(symbol(icon));
  link.append(element('span', 'site-name'));
  return link;
}

function element(tag, className) {
  return Object.assign(document.createElement(tag), { className });
}

// The font draws a picture in place of its name, which the style sheet writes: nobody reads or copies that.
function symbol(icon) {
  const drawn = element('span', 'site-icon');
  drawn.setAttribute('aria-hidden', 'true');
  drawn.dataset.icon = icon;
  return drawn;
}

function name(link, { label, href }) {
  link.setAttribute('href', href);
  link.querySelector('.site-name').textContent = label;
}

// Which link leads to the page that is shown, said aloud.
function mark(place, nav, here) {
  for (const link of place.querySelectorAll('a')) {
    if (link.dataset.path !== here) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'page');
      bringIn(nav, link);
    }
  }
  if (followed !== here) return;
  followed = undefined;
  const isLost = document.activeElement === document.body; // Streamlit makes all of a page anew, the header too
  if (isLost) place.querySelector('[aria-current]').focus({ preventScroll: true });
}

// On a narrow screen the links are a row that scrolls by itself.
function bringIn(row, link) {
  const [all, one] = [row, link].map((element) => element.getBoundingClientRect());
  const beyond = one.left < all.left || one.right > all.right;
  if (beyond && row.contains(link)) row.scrollLeft += (one.left + one.right - all.left - all.right) / 2;
}

// A link is followed within the page that stands, as when a reader goes back and forward; in a new tab or window,
// and with whatever else the browser can do with a link, it is an ordinary one.
function follow(event) {
  const link = event.target.closest('a');
  const isElsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || isElsewhere || event.defaultPrevented) return;
  event.preventDefault();
  if (link.matches(':focus-visible')) followed = link.dataset.path;
  history.pushState(null, '', link.href);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

// Cards were played since the links were drawn: the match as it stands now goes along.
function refresh(event) {
  const link = event.target.closest('a');
  const hand = new URLSearchParams(location.search).get('hand');
  if (!link || !hand) return;
  const to = new URL(link.href);
  to.searchParams.set('hand', hand);
  link.href = to.href;
}
