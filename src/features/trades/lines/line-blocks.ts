import { lineNumberOf } from '#machines/lines/line-making.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'

/** How many lines a block has at most. */
const blockSize = 20

/**
 * Lines in blocks of some that follow one another, each with a name of its own. A line stays in its block when others come or
 * go, so that its row stays the same element: its block follows from the number that it was made as.
 */
export function blocksOf(lines: readonly AnyLine[]): Array<{ id: string; lines: readonly AnyLine[] }> {
  const blocks: Array<{ id: string; part: number; lines: AnyLine[] }> = []
  for (const line of lines) {
    const part = Math.floor((lineNumberOf(line.key) - 1) / blockSize)
    const last = blocks.at(-1)
    if (last?.part === part) last.lines.push(line)
    else {
      // A line that was brought back can stand among those of another part, which is then in two blocks.
      const before = blocks.filter(block => block.part === part).length
      blocks.push({ id: `${part} ${before}`, part, lines: [line] })
    }
  }
  return blocks
}
