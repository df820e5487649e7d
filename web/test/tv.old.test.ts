/**
 * The television's page runs in browsers of some years ago: what is built for it uses neither styles nor scripts that came later.
 * The build target lowers what can be lowered; this finds what cannot.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postcss from "postcss";
import ts from "typescript";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BUILT = mkdtempSync(join(tmpdir(), "flambeur-tv-"));

/** Properties that came after Chromium 76, and what else begins like them. */
const PROPERTIES =
  /^(inset(-.+)?|translate|rotate|scale|aspect-ratio|container(-.+)?|text-wrap|accent-color|content-visibility|overflow-clip-margin|overscroll-behavior-(block|inline)|(margin|padding)-(inline|block)|scrollbar-gutter|view-transition-name|animation-timeline|field-sizing)$/;
const RULES = /^(container|layer|property|scope|starting-style|view-transition)$/;
const SELECTORS = /:(has|is|where|focus-visible|nth-child\([^)]* of)\b|&/;
const VALUES =
  /\b(min|max|clamp|color-mix|oklch|oklab|lab|lch|color|round|env|light-dark)\(|[\d.](cq(w|h|i|b|min|max)|[dsl]v(h|w|i|b|min|max)|vi|vb)\b|\b(revert-layer|safe center)\b/;

/** Names that came after Chromium 76: on an object of the language or the browser, or called on anything. */
const GLOBALS = /^(structuredClone|WeakRef|FinalizationRegistry|AggregateError|reportError|scheduler|Temporal|Iterator)$/;
const METHODS =
  /^(at|findLast|findLastIndex|toReversed|toSorted|toSpliced|with|replaceAll|hasOwn|groupBy|withResolvers|any|randomUUID|replaceChildren|isWellFormed|toWellFormed|getCoalescedEvents|throwIfAborted|setHTML|showPopover|checkVisibility|requestIdleCallback|commitStyles|moveBefore|fromAsync)$/;
/** What `src/tv/old.ts` gives to browsers that lack it. */
const GIVEN = new Set(["at", "findLast", "toReversed", "toSorted", "with", "replaceAll", "hasOwn", "reportError"]);

function stylesOf(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === "atrule" && RULES.test(node.name)) found.push(`@${node.name}`);
    if (node.type === "rule" && SELECTORS.test(node.selector)) found.push(node.selector);
    if (node.type === "rule" && hasGap(node) && !isGrid(node)) found.push(`${node.selector}: gap without a grid`);
    if (node.type !== "decl") return;
    if (PROPERTIES.test(node.prop) || VALUES.test(node.value)) found.push(`${node.prop}: ${node.value}`);
  });
  return found;
}

const hasGap = (rule: postcss.Rule) => rule.some((node) => node.type === "decl" && /^((row|column)-)?gap$/.test(node.prop));
const isGrid = (rule: postcss.Rule) => rule.some((node) => node.type === "decl" && /^grid/.test(node.prop) && !/gap/.test(node.prop));

function scriptsOf(code: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile("built.js", code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const visit = (node: ts.Node): void => {
    found.push(...namesIn(node), ...syntaxIn(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node) && GLOBALS.test(node.text) && !GIVEN.has(node.text) && !guarded(node)) return [node.text];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { text } = node.expression.name;
  return METHODS.test(text) && !GIVEN.has(text) ? [`.${text}()`] : [];
}

/** A name that is only asked for may be missing. */
const guarded = (node: ts.Node): boolean =>
  ts.isTypeOfExpression(node.parent) || (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);

function syntaxIn(node: ts.Node): string[] {
  if (ts.isClassStaticBlockDeclaration(node)) return ["static block"];
  if ((ts.isMethodDeclaration(node) || ts.isAccessor(node)) && ts.isPrivateIdentifier(node.name))
    return [`private method ${node.name.text}`];
  if ("questionDotToken" in node && node.questionDotToken) return ["?."];
  if (ts.isBinaryExpression(node) && NEW_SIGNS.has(node.operatorToken.kind)) return [node.operatorToken.getText()];
  if (ts.isBinaryExpression(node) && ts.isPrivateIdentifier(node.left)) return ["#x in y"];
  if (ts.isAwaitExpression(node) && !inFunction(node)) return ["await outside of a function"];
  if (ts.isRegularExpressionLiteral(node) && /\/[a-z]*[dv][a-z]*$/.test(node.text)) return [node.text];
  return [];
}

const NEW_SIGNS = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
]);

function inFunction(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true;
  return false;
}

describe("what is built for televisions", () => {
  beforeAll(async () => {
    const config = join(ROOT, "vite.tv.config.ts");
    await build({ root: ROOT, configFile: config, logLevel: "silent", build: { outDir: BUILT, emptyOutDir: true, minify: false } });
  }, 120_000);
  afterAll(() => rmSync(BUILT, { recursive: true }));

  const files = (ending: string) => readdirSync(join(BUILT, "assets")).filter((name) => name.endsWith(ending));
  const read = (name: string) => readFileSync(join(BUILT, "assets", name), "utf8");

  it("has a page, styles and scripts", () => {
    expect(existsSync(join(BUILT, "tv.html"))).toBe(true);
    expect([files(".css").length > 0, files(".js").length > 0]).toEqual([true, true]);
  });

  it("has no styles that Chromium 76 does not know", () => {
    expect(files(".css").flatMap((name) => stylesOf(read(name)))).toEqual([]);
  });

  it("has no scripts that Chromium 76 does not know, but for those it brings along", () => {
    expect([...new Set(files(".js").flatMap((name) => scriptsOf(read(name))))]).toEqual([]);
  });

  it("brings along what it says", () => {
    const old = readFileSync(join(ROOT, "src/tv/old.ts"), "utf8");
    expect([...GIVEN].filter((name) => !old.includes(`"${name}"`))).toEqual([]);
  });
});

describe("the check itself", () => {
  it.each([
    ".a { inset: 0 }",
    ".a { translate: 1px }",
    ".a { aspect-ratio: 1 }",
    ".a { display: flex; gap: 4px }",
    ".a { width: min(1px, 2px) }",
    ".a { height: 100dvh }",
    ".a { width: 10cqw }",
    ".a { color: color-mix(in srgb, red, blue) }",
    ".a:has(b) { top: 0 }",
    ".a:where(b) { top: 0 }",
    "@container (min-width: 1px) { .a { top: 0 } }",
  ])("finds %s", (css) => expect(stylesOf(css)).toHaveLength(1));

  it("lets what is old enough pass", () => {
    expect(stylesOf(".a { display: grid; grid-template-columns: 1fr; gap: 4px; transform: translate(1px, 2px); top: 1vh }")).toEqual([]);
  });

  it.each([
    "structuredClone(a)",
    "crypto.randomUUID()",
    "a.toSpliced()",
    "a?.b",
    "a ?? b",
    "a ||= b",
    "class A { #b() {} }",
    "class A { static { a() } }",
    "await a",
    "/a/v.test(b)",
  ])("finds %s", (code) => expect(scriptsOf(code)).toHaveLength(1));
});
