// What is wrong with how a page lies in its window, as sentences: the list is empty if all can be read and tapped.

/** So many pixels do not count: letters and lines are never quite where their boxes are. */
const SLACK = 1.5;
const TARGET = 44;
/** A die that can be tapped. */
const DIE = 40;

/** All that is wrong; on `table` the height counts, too, and with `touch` the size of targets. `names` may be shortened. */
export async function faults(page, where, { table = true, touch = true, names = [] } = {}) {
  // What moves by itself when the window changes its size has come to rest two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = await page.evaluate(look, { table, touch, names, slack: SLACK, target: TARGET, least: DIE });
  return [...new Set(found)].map((fault) => `${where}: ${fault}`);
}

/** Runs in the page. */
function look({ table, touch, names, slack, target, least }) {
  const found = [];
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button]";
  const window = { left: 0, top: 0, right: innerWidth, bottom: table ? innerHeight : Number.POSITIVE_INFINITY };
  const dialog = [...document.querySelectorAll("dialog[open], [role=dialog]")].at(-1);
  const scope = dialog?.matches("dialog") ? dialog : document.body;

  const box = (rect) => ({ left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom });
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const wide = ({ left, right }) => right - left;
  const high = ({ top, bottom }) => bottom - top;
  const empty = (rect) => wide(rect) <= 0.5 || high(rect) <= 0.5;
  const called = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 50);
    const name = [...element.classList].filter((one) => !one.startsWith("svelte-")).join(".");
    return `${element.tagName.toLowerCase()}${name ? `.${name}` : ""} "${text}"`;
  };

  /** What is for listeners only, or not there at all. */
  function hidden(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    }
    return false;
  }

  /** The part of a box that boxes around it let through; what can be scrolled to is not lost. */
  function through(element, rect, own) {
    let [seen, scrolls] = [rect, false];
    for (let at = own ? element : element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (/auto|scroll/.test(style.overflowY + style.overflowX)) scrolls = true;
      seen = cut(seen, box(at.getBoundingClientRect()));
    }
    return { seen, scrolls };
  }

  /** A target may be larger than what is drawn of it. */
  function reach(control) {
    const element = control.closest("label") ?? control;
    const rect = box(element.getBoundingClientRect());
    const after = getComputedStyle(element, "::after");
    if (after.content === "none" || after.position !== "absolute") return rect;
    const more = (side) => Math.max(0, -Number.parseFloat(after[side]) || 0);
    return {
      left: rect.left - more("left"),
      top: rect.top - more("top"),
      right: rect.right + more("right"),
      bottom: rect.bottom + more("bottom"),
    };
  }

  const inText = (element) => getComputedStyle(element).display === "inline" && element.closest("p, li, h1") !== null;
  /** What sticks to the edge of a page lies over what can be scrolled away from under it. */
  function sticks(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) if (getComputedStyle(at).position === "sticky") return true;
    return false;
  }
  const behind = (element) => dialog && !dialog.contains(element);

  function checkControl(element) {
    if (hidden(element) || behind(element)) return;
    const rect = box(element.getBoundingClientRect());
    const { seen, scrolls } = through(element, rect, false);
    if (scrolls && (empty(seen) || high(seen) < high(rect) - slack)) return;
    const out = cut(seen, window);
    if (empty(out) || wide(out) < wide(rect) - slack || high(out) < high(rect) - slack)
      return found.push(`${called(element)} is off the screen or cut: ${JSON.stringify(rect)}`);
    if (touch && !inText(element) && !element.closest("svg")) {
      const all = reach(element);
      if (wide(all) < target - 0.6 || high(all) < target - 0.6)
        found.push(`${called(element)} is too small to tap: ${wide(all).toFixed(0)} x ${high(all).toFixed(0)}`);
    }
    checkFree(element, rect);
  }

  /** Nothing else lies over the middle of a control; a machine on its casino belongs to it. */
  function checkFree(element, rect) {
    const parts = [0.3, 0.5, 0.7];
    const points = parts.flatMap((x) => parts.map((y) => [rect.left + x * wide(rect), rect.top + y * high(rect)]));
    const over = points
      .map(([x, y]) => (y < innerHeight ? document.elementFromPoint(x, y) : element))
      .filter(
        (hit) =>
          hit &&
          !element.contains(hit) &&
          !hit.contains(element) &&
          !hit.closest("label, [data-casino]")?.contains(element) &&
          !sticks(hit),
      );
    if (over.length > 3) found.push(`${called(element)} lies under ${called(over[0])}`);
  }

  /** All lines of text that are seen, as boxes of their letters. */
  function* lines() {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent.trim() || !element || element.closest("svg, script, style, select, option")) continue;
      if (hidden(element) || behind(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const rect of range.getClientRects()) {
        // Letters fill the middle of their line.
        const air = Math.max(0, (rect.height - size * 0.8) / 2);
        const letters = { left: rect.left, top: rect.top + air, right: rect.right, bottom: rect.bottom - air };
        if (rect.width > 1) yield { element, letters, text: walker.currentNode.textContent.trim() };
      }
    }
  }

  const isName = (text) => names.some((name) => text.includes(name));

  function checkLine({ element, letters, text }) {
    const { seen, scrolls } = through(element, letters, true);
    const whole = !empty(seen) && wide(seen) >= wide(letters) - slack && high(seen) >= high(letters) - slack;
    if (!whole && !scrolls && !empty(seen) && !isName(text)) found.push(`${called(element)} is clipped`);
    if (!whole) return empty(seen) ? null : { element, letters: seen };
    const out = cut(letters, window);
    if (empty(out) || wide(out) < wide(letters) - slack || high(out) < high(letters) - slack)
      found.push(`${called(element)} is off the screen`);
    checkBare(element, letters);
    // How many dice would come lies on top of a tower where its tag has no room: it is a frame of its own.
    const inside = element.closest("button, .btn, .turn, .would, .plus, .tag");
    const frame = inside && getComputedStyle(inside).display !== "inline" && !scrolls && reach(inside);
    if (frame && !isName(text) && !inText(inside)) {
      const held = cut(letters, frame);
      if (wide(held) < wide(letters) - slack || high(held) < high(letters) - slack)
        found.push(`${called(element)} does not fit into ${called(inside)}`);
    }
    return { element, letters };
  }

  /** Nothing else lies over words; what one can tap a whole casino with belongs to it. */
  function checkBare(element, letters) {
    const hit = document.elementFromPoint((letters.left + letters.right) / 2, (letters.top + letters.bottom) / 2);
    if (!hit || getComputedStyle(element).pointerEvents === "none" || element.contains(hit) || hit.contains(element)) return;
    if (!hit.closest("[data-casino]")?.contains(element) && !sticks(hit)) found.push(`${called(element)} is covered by ${called(hit)}`);
  }

  function checkClamp(element) {
    const clamp = getComputedStyle(element).webkitLineClamp;
    if (clamp !== "none" && !hidden(element) && element.scrollHeight > element.clientHeight + slack)
      found.push(`${called(element)} is shortened`);
  }

  function checkOverlaps(seen) {
    seen.forEach((one, place) => {
      for (const other of seen.slice(place + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const both = cut(one.letters, other.letters);
        if (wide(both) > 2 && high(both) > 2 && !sticks(one.element) && !sticks(other.element))
          found.push(`${called(one.element)} lies over ${called(other.element)}`);
      }
    });
  }

  /** What a table never folds away: whose turn it is, the clock, the headline, the button that does it. */
  function checkKept() {
    for (const kept of [".turn .text, .turn .short", ".turn small", ".hand .disp", ".hand .btn.pilot, .hand .btn.hot"]) {
      const all = [...document.querySelectorAll(kept)];
      if (all.length > 0 && !all.some((element) => !hidden(element))) found.push(`${kept} is folded away`);
    }
    for (const die of document.querySelectorAll(".hand button:not([disabled]) .die")) {
      const { width } = die.getBoundingClientRect();
      if (touch && width > 0 && width < least - 0.6) found.push(`a die that can be tapped is ${width.toFixed(0)} px wide`);
    }
  }

  for (const element of scope.querySelectorAll(CONTROLS)) checkControl(element);
  checkOverlaps([...lines()].map(checkLine).filter(Boolean));
  for (const element of scope.querySelectorAll("p, span, small, b")) checkClamp(element);
  if (table) checkKept();
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`the page is ${document.documentElement.scrollWidth - innerWidth} px too wide`);
  if (table && document.documentElement.scrollHeight > innerHeight)
    found.push(`the table is ${document.documentElement.scrollHeight - innerHeight} px too high`);
  return found;
}
