/** What one file holds: its lines, its comments and its functions, by the syntax tree. */
import ts from 'typescript';

export interface Counted {
  readonly lines: number;
  readonly commentLines: number;
  /** The lines of each function that has a name or is given one. */
  readonly functions: readonly number[];
}

/** Counts a file of TypeScript. */
export function counted(name: string, text: string): Counted {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lineAt = (at: number): number => file.getLineAndCharacterOfPosition(at).line;
  const commented = new Set<number>();
  const functions: number[] = [];
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of commentsAt(node, text)) {
      for (let line = lineAt(pos); line <= lineAt(end); line += 1) commented.add(line);
    }
    if (isNamedFunction(node)) {
      functions.push(lineAt(node.end) - lineAt(node.getStart(file)) + 1);
    }
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  const lines = text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
  return { lines, commentLines: commented.size, functions };
}

/** The comments before a token, and those behind it on its line. What looks like one in the text of JSX is none. */
function commentsAt(node: ts.Node, text: string): readonly ts.CommentRange[] {
  if (node.getChildCount() > 0 || ts.isJsxText(node)) return [];
  return [
    ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
    ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
  ];
}

function isNamedFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node))
    return node.body !== undefined;
  if (ts.isConstructorDeclaration(node) || ts.isAccessor(node)) return true;
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false;
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent);
}
