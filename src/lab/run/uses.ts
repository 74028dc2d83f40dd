import type { ProblemKind } from '#domain/problem.ts'
import { type SlotCall, someProblem } from '#machines/fakes.ts'

/** A use of a slot that is under way. */
export type Use = SlotCall<string> & {
  /** Unique among the uses of a run. */
  number: number
  answer: () => void
  fail: (kind: ProblemKind) => void
}

/** The uses of fake slots that wait until they are let go: give `gate` to the script of an example. */
export function heldUses() {
  let uses: readonly Use[] = []
  let count = 0
  return {
    gate: (call: SlotCall<string>) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const end = () => {
        uses = uses.filter(use => use !== held)
      }
      count += 1
      const held: Use = {
        ...call,
        number: count,
        answer() {
          end()
          resolve()
        },
        fail(kind) {
          end()
          reject(someProblem(kind, kind === 'tooMany' ? { retryAfter: 30 } : {}))
        },
      }
      call.signal.addEventListener('abort', end, { once: true })
      uses = [...uses, held]
      return promise
    },
    /** The oldest one first; those that were called off are gone. */
    list: () => uses,
  }
}
