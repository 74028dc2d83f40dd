/**
 * Frame of an error's stack outside packages, with the number of other frames. `file` is a URL or a path. `isLocal`:
 * the file is on a disk, so an editor can open it; browsers report lines of transformed files instead.
 */
type StackFrame = { file: string; line: number; column: number; hidden: number; isLocal: boolean }

/** Matches the location at the end of a frame, in Chromium, Node, Firefox and Safari. */
const location = /(?:^|\(|@|at )((?:\w+:\/\/|\/|[A-Z]:\\)[^()]+?):(\d+):(\d+)\)?$/

/** Returns the first frame in the app's own code; null if there is none. */
export function ownFrame(stack: string): StackFrame | null {
  const frames = stack.split('\n').flatMap(text => {
    const [, file = '', line, column] = location.exec(text.trim()) ?? []
    return file === '' ? [] : { file: file.replace(/^file:\/\//, ''), line: Number(line), column: Number(column) }
  })
  const own = frames.find(({ file }) => !/node_modules|\bnode:/.test(file))
  return own ? { ...own, hidden: frames.length - 1, isLocal: !own.file.includes('://') } : null
}
