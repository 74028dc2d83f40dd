/** Frame of an error's stack outside packages, with the number of other frames. */
export type StackFrame = { file: string; line: number; hidden: number }

/** Matches the location at the end of a frame, in Chromium, Node, Firefox and Safari. */
const location = /(?:^|\(|@|at )((?:\w+:\/\/|\/|[A-Z]:\\)[^()]+?):(\d+):\d+\)?$/

/** Returns the first frame in the app's own code; null without one. `file` is a URL or a path. */
export function ownFrame(stack: string): StackFrame | null {
  const frames = stack.split('\n').flatMap(line => location.exec(line.trim())?.slice(1, 3).join('\n') ?? [])
  const own = frames.find(frame => !/node_modules|\bnode:/.test(frame))
  const [file = '', line = ''] = own?.split('\n') ?? []
  return own === undefined ? null : { file, line: Number(line), hidden: frames.length - 1 }
}
