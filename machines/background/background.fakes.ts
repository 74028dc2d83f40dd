import { fromCallback } from 'xstate'
import type { BackgroundEvent, FollowInput } from './background.types.ts'

/**
 * Fakes for `backgroundMachine<Work>().provide({ actors })`. `finish` completes the work on a record. `stopped`
 * lists the work items of all stopped `follow` actors. `isPageHeld` returns true while `holdPage` runs.
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
