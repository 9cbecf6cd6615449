/* Gives every numbered clause (CF-06) an anchor where it is first stated, and makes its number a link to itself. */
const NUMBER = /\b[A-Z]{2,3}-\d{2,3}[a-z]?\b/;

export function with_anchors(html: string): string {
  const page = new DOMParser().parseFromString(`<body>${html}</body>`, "text/html");
  const seen = new Set<string>();
  const opens = (el: Element): string | undefined => new RegExp(`^\\W*(${NUMBER.source})`).exec(el.textContent ?? "")?.[1];

  for (const h of page.body.querySelectorAll("h1,h2,h3,h4")) h.id = slug(h.textContent ?? "");
  // Best where a block opens with it; else wherever it is first named.
  for (const el of page.body.querySelectorAll("h1,h2,h3,h4,h5,p,li,td,dt,tr")) {
    const id = opens(el);
    if (!id || seen.has(id)) continue;
    seen.add(id);
    (el.closest("tr") ?? el).id = id;
  }
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) link(page, text, seen);
  return page.body.innerHTML;
}

/** "Where we had to decide" is linked as #where-we-had-to-decide. */
function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s+/g, "-");
}

function link(page: Document, text: Text, seen: Set<string>): void {
  if (text.parentElement?.closest("a,code")) return;
  let rest = text;
  for (let found = NUMBER.exec(rest.data); found; found = NUMBER.exec(rest.data)) {
    const number = rest.splitText(found.index);
    rest = number.splitText(found[0].length);
    const a = page.createElement("a");
    a.className = "clause";
    a.href = `#${found[0]}`;
    a.textContent = found[0];
    if (!seen.has(found[0])) {
      seen.add(found[0]);
      a.id = found[0];
    }
    number.replaceWith(a);
  }
}
