import type { Seat } from '#machines/session/session.types.ts'
import { isUuid } from '#rules/ids.ts'
import { browserStorage } from './storage.ts'

const steps = ['enrol', 'verify', 'verified'] as const

/** Somebody is signing in, and whose the session will be is not known yet. */
const unsettled = '?'
const nobody = 'nobody'

const textOf = (seat: Seat) => (seat ? `${seat.userId} ${seat.step}` : nobody)

/** The seat that a text names; undefined where it names none: another version's, or that of a tab that is just signing in. */
function parse(text: string): Seat | undefined {
  if (text === nobody) return null
  const [userId = '', name, ...more] = text.split(' ')
  const step = steps.find(known => known === name)
  return isUuid(userId) && step && more.length === 0 ? { userId, step } : undefined
}

function openChannel(name: string) {
  try {
    return new BroadcastChannel(name)
  } catch {
    // There is none, or a page of no origin of its own may not use it: the storage is what is left.
    return null
  }
}

/**
 * Whose the session of this browser is, as its tabs tell each other: by a marker in local storage, which can be looked at
 * without waiting, and by a message, which also comes where storage is forbidden. `realm` tells the sessions of several
 * servers apart that this origin talks to.
 */
export function openSeats(realm = '') {
  const name = `threereco.session${realm && ` ${realm}`}`
  const channel = openChannel(name)
  /** What was told or heard last, here. */
  let last: string | null = null
  /** Whether another tab or window may have been used since this one last heard from the server. */
  let wasLeft = false

  /** The marker; null where there is none, undefined where storage is forbidden. */
  const marker = () => browserStorage.read(name)
  const put = (text: string) => {
    // Full: then nothing may stand there, as it would be untrue. Forbidden: then nothing does.
    if (!browserStorage.write(name, text)) browserStorage.drop(name)
  }
  const note = (text: string) => {
    const known = marker()
    const isKnown = text === (known === undefined ? last : known)
    last = text
    if (isKnown) return
    put(text)
    if (channel) channel.postMessage(text)
  }

  const leave = () => {
    wasLeft = true
  }

  return {
    /** Tells whom the server has found signed in, or that nobody is any more. */
    tell(seat: Seat) {
      wasLeft = false
      note(textOf(seat))
    },
    /** Says that the session is about to become somebody's: until it is told whose, every tab has to ask. */
    unsettle: () => note(unsettled),
    /** Whether the session is still that of this user, verified, as far as this browser can know without asking the server. */
    isSurely(userId: string): boolean {
      const known = marker()
      const text = textOf({ userId, step: 'verified' })
      return known === undefined ? last === text && !wasLeft : known === text
    },
    /** Calls back with what other tabs tell, until the function that it gives is called. */
    watch(onSeat: (seat: Seat) => void): () => void {
      const listening = new AbortController()
      const { signal } = listening
      // Whatever runs at this origin can say anything here: what is no text of a tab is none.
      const hear = (text: unknown) => {
        if (typeof text !== 'string' || text === last) return
        last = text
        const seat = parse(text)
        if (seat !== undefined) onSeat(seat)
      }
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
      addEventListener('storage', ({ key, newValue }) => key === name && hear(newValue), { signal })
      // A page that was put aside hears nothing until it is back.
      const look = () => {
        hear(marker())
      }
      addEventListener('pageshow', look, { signal })
      addEventListener('focus', look, { signal })
      addEventListener('blur', leave, { signal })
      document.addEventListener('visibilitychange', leave, { signal })
      return () => {
        listening.abort()
        channel?.close()
      }
    },
  }
}

export type Seats = ReturnType<typeof openSeats>
