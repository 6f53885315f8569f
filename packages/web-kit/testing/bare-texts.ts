import { globSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

/** What a child of a JSX element is for the page: a text node, elements, or either. */
export type ChildKind = 'written' | 'text' | 'element' | 'elements' | 'either';

/** A parent with a text node that React may have to insert beside, replace or remove. */
export interface BareText {
  readonly node: ts.JsxElement | ts.JsxFragment;
  readonly children: readonly ts.JsxChild[];
  readonly kinds: readonly ChildKind[];
}

/** The components of pages: all but tests and what tests use. */
export function componentFiles(root: string): readonly string[] {
  const patterns = ['frontends/*/src/**/*.tsx', 'packages/web-kit/src/**/*.tsx'];
  return globSync(patterns, { cwd: root })
    .filter((file) => !file.includes('.test.') && !file.includes('testing'))
    .map((file) => `${root}/${file}`);
}

/**
 * The program of these files with the options of the project. `root` is the folder of `tsconfig.base.json`.
 */
export function programOf(files: readonly string[], root: string): ts.Program {
  const read = ts.readConfigFile(`${root}/tsconfig.base.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  const lib = [...(options.lib ?? []), 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
  return ts.createProgram([...files], { ...options, lib, noEmit: true, jsx: ts.JsxEmit.ReactJSX });
}

/**
 * Texts that stand beside something that changes, in one parent. Browsers that translate a page, and
 * extensions, replace text nodes by elements: React then inserts beside a node that is gone
 * (`NotFoundError`), or changes a text that nobody sees (https://github.com/facebook/react/issues/11538). A
 * text that is the only child of an element is safe, because React then sets the content of that element.
 * Also fragments with texts, since their parent is elsewhere.
 */
export function bareTexts(program: ts.Program, file: string): readonly BareText[] {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const found: BareText[] = [];
  function visit(node: ts.Node): void {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isRendered);
      const kinds = children.map((child) => kindOf(child, checker));
      const hasText = kinds.some((kind) => kind === 'text' || kind === 'written');
      const changes = kinds.some((kind) => kind !== 'written' && kind !== 'element');
      const isAlone = children.length === 1 && ts.isJsxElement(node);
      if (hasText && !isAlone && (changes || ts.isJsxFragment(node))) found.push({ node, children, kinds });
    }
    ts.forEachChild(node, visit);
  }
  if (source) visit(source);
  return found;
}

/** Where a text stands, as `path:line parent`. */
export function describeText({ node }: BareText, root: string): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  const words = node.getText().replace(/\s+/g, ' ').slice(0, 80);
  return `${relative(root, source.fileName)}:${line + 1} ${words}`;
}

function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

function kindOf(child: ts.JsxChild, checker: ts.TypeChecker): ChildKind {
  if (ts.isJsxText(child)) return 'written';
  if (!ts.isJsxExpression(child) || !child.expression) return 'element';
  if (ts.isStringLiteralLike(child.expression)) return 'written';
  const type = checker.getTypeAtLocation(child.expression);
  const parts = type.isUnion() ? type.types : [type];
  const hasText = parts.some(isText);
  // `ReactNode`: what the caller gives.
  if (hasText && parts.some(isIterable)) return 'either';
  return hasText ? 'text' : 'elements';
}

function isText(type: ts.Type): boolean {
  // `text && <p>` is an empty string or an element, and React renders nothing for an empty string.
  if (isFalsyLiteral(type)) return false;
  const texts =
    ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any;
  return (type.flags & texts) !== 0;
}

function isFalsyLiteral(type: ts.Type): boolean {
  if (!type.isLiteral()) return false;
  return typeof type.value === 'object' ? type.value.base10Value === '0' : !type.value;
}

function isIterable(type: ts.Type): boolean {
  return type.symbol?.name === 'Iterable';
}
