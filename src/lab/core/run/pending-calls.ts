import type { AnyActorRef } from 'xstate'
import { withResolvers } from '#lab/core/node-20.ts'
import type { ActorCall, OutputOverride } from './any-example.ts'
import { childPath } from './child-path.ts'

/** Pending call of an implementation. */
export type Use = ActorCall & {
  /** Unique in its run. */
  number: number
  /** Returns the path of actor names to the call. */
  path: () => readonly string[]
  /** Start time in ms since 1970. */
  startedAt: number
  /** Ends the call with `other`. Default: the fake's output. */
  answer: (other?: OutputOverride) => void
  fail: (error: unknown) => void
}

/** Returns a step's reference to a call. Adds the path only if several calls of the implementation are pending. */
export const callReference = ({ src, path, number }: Use, uses: readonly Use[]) =>
  uses.some(other => other.src === src && other.number !== number) ? { src, of: path() } : { src }

/** Collects the calls of fakes. Each call stays pending until it is released. Pass `gate` to an example's machine. */
export function holdCalls() {
  let uses: readonly Use[] = []
  let count = 0
  return {
    gate: (call: ActorCall, actor: AnyActorRef) => {
      const { promise, resolve, reject } = withResolvers<OutputOverride | void>()
      const end = () => {
        uses = uses.filter(use => use !== held)
      }
      count += 1
      const held: Use = {
        ...call,
        number: count,
        path: () => childPath(actor),
        startedAt: Date.now(),
        answer(other) {
          end()
          resolve(other)
        },
        fail(error) {
          end()
          reject(error)
        },
      }
      call.signal.addEventListener('abort', end, { once: true })
      uses = [...uses, held]
      return promise
    },
    /** Returns the pending calls, oldest first. */
    list: () => uses,
  }
}
