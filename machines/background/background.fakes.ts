import { fromCallback } from 'xstate'
import type { BackgroundEvent, FollowInput } from './background.types.ts'

/**
 * Filled slots for `backgroundMachine<Work>().provide({ actors })`. `finish` ends the work of a subject, `stopped` has the
 * works that are not followed any more, `isPageHeld` tells whether the page is held.
 */
export function backgroundFakes<Work extends { subject: string | null }>() {
  const finishing = new Map<string | null, () => void>()
  const stopped: Work[] = []
  let holds = 0
  return {
    stopped,
    finish: (subject: string) => finishing.get(subject)?.(),
    isPageHeld: () => holds > 0,
    actors: {
      follow: fromCallback<BackgroundEvent<Work>, FollowInput<Work>>(({ input: { id, work }, sendBack }) => {
        finishing.set(work.subject, () => sendBack({ type: 'work.finished', id }))
        return () => {
          stopped.push(work)
        }
      }),
      holdPage: fromCallback(() => {
        holds += 1
        return () => {
          holds -= 1
        }
      }),
    },
  }
}
